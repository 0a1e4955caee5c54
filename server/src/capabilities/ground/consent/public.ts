export { presentConsent } from '#server/capabilities/ground/consent/presenter'
export { agree, answerAnalytics, eraseConsentOf, isCounted, setCounted } from '#server/capabilities/ground/consent/store'
