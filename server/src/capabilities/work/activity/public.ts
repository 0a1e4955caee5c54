export {
  type Answering,
  type Answers,
  answeringOf,
  answeringOfAll,
  answersOf,
  foldActivity,
  viewsOfJobs,
} from '#server/capabilities/work/activity/counts'
export { eraseCountsOf } from '#server/capabilities/work/activity/erasure'
export { recountTallies } from '#server/capabilities/work/activity/recount'
export { funnelOf, noEvents, sumOf } from '#server/capabilities/work/activity/rules'
export { type Span, daysOf, piecesOf, spanAsked } from '#server/capabilities/work/activity/rules.spans'
export { type Jobs, countDays, countJobEvents, foldedTallies, freshTallies, isOfJobs } from '#server/capabilities/work/activity/store'
export type { TallyName } from '#server/capabilities/work/activity/tables'
