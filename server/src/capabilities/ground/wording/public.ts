/** The law's and our own rules on the wording of adverts and interview questions, as hits in a text. */
export { type WordingHit, checkWording } from '#server/capabilities/ground/wording/rules'
/** The same of many texts by their paths, and as faults of an input: only what may not be said at all. */
export { wordingFaults, wordingHits } from '#server/capabilities/ground/wording/faults'
