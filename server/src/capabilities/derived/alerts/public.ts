export { runJobAlerts } from '#server/capabilities/derived/alerts/clock'
export { startAlerts } from '#server/capabilities/derived/alerts/start'
export { eraseAlertsOf } from '#server/capabilities/derived/alerts/store'
