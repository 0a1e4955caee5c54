export { runJobAlerts } from '#server/capabilities/derived/alerts/clock'
export { startAlerts } from '#server/capabilities/derived/alerts/starting'
export { eraseAlertsOf } from '#server/capabilities/derived/alerts/store'
