export { type WordingHit, checkWording } from '#server/capabilities/ground/wording/rules'
export { wordingFaults, wordingHits } from '#server/capabilities/ground/wording/faults'
