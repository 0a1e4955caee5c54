export { contactIn } from '#server/capabilities/ground/wording/contacts'
export { type WordingHit, checkWording, feeIn } from '#server/capabilities/ground/wording/rules'
export { wordingFaults, wordingHits } from '#server/capabilities/ground/wording/faults'
