export { farePence } from '#server/capabilities/ground/match/fares'
export { type JobToMatch, matchJob } from '#server/capabilities/ground/match/job'
export { besideWork, cardFitOf, fitForEmployer, fitOf, freeWeek, hoursOf, milesAwayOf } from '#server/capabilities/ground/match/matching'
export type { MatchSeeker } from '#server/capabilities/ground/match/model'
export { reachOf, waysOf } from '#server/capabilities/ground/match/reach'
export { weights as matchWeights, wholeShare } from '#server/capabilities/ground/match/rules'
export { type Background, type Backing, type Confirmation, backingOf } from '#server/capabilities/ground/match/skills/backing'
export { linesOf } from '#server/capabilities/ground/match/skills/lines'
export { type Tag, typedKey } from '#server/capabilities/ground/match/skills/tags'
export { type Way, distanceKm, wayFromHome, wayToJob } from '#server/capabilities/ground/match/way'
export {
  type Week,
  either,
  halfHoursShared,
  isWithin,
  shiftsOf,
  spanOf,
  timeAt,
  weekOf,
  without,
} from '#server/capabilities/ground/match/week'
