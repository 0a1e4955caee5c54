export {
  type Span,
  bestJobIds,
  bestMatches,
  findableAmong,
  jobIdsOf,
  jobsClosingOn,
  liveJobCounts,
  newJobsBy,
  newJobsOf,
  runSearchClock,
} from '#server/capabilities/ground/search/find/asked'
export type { SearchFilters, SearchScope } from '#server/capabilities/ground/search/find/filters'
export { plainPage, searchPage, tiersOf } from '#server/capabilities/ground/search/find/find'
export { jobIdsLike } from '#server/capabilities/ground/search/find/like'
export { mapOf } from '#server/capabilities/ground/search/find/map'
export { citiesOfMost } from '#server/capabilities/ground/search/find/cities'
export { PAY_EMPLOYERS_LEAST, payOfAll, usualPayNear } from '#server/capabilities/ground/search/find/usual-pay'
export { cursorAfter, pageStart } from '#server/capabilities/ground/search/find/page'
export { askToPrepare, prepareMatchesOf } from '#server/capabilities/ground/search/find/prepare'
export { newestJobAt, newestOf, newestOpen } from '#server/capabilities/ground/search/find/store.newest'
export { erasePreparedOf, forgetPrepared } from '#server/capabilities/ground/search/find/store.prepared'
export type { JobFacts } from '#server/capabilities/ground/search/index/facts'
export {
  indexAnew,
  indexJob,
  indexedAfter,
  madeBefore,
  isFindable,
  isOpenAt,
  unindexEmployer,
  unindexJob,
} from '#server/capabilities/ground/search/index/store.index'
export { orderOf } from '#server/capabilities/ground/search/ranking/order'
export { openingsOf } from '#server/capabilities/ground/search/find/openings'
export { type WayAsked, asSearched, nobodysSide, seekerSide } from '#server/capabilities/ground/search/ranking/seeker-side'
export { employerTags } from '#server/capabilities/ground/search/words/store.tags'
export { tagJobs } from '#server/capabilities/ground/search/words/tag-jobs'
export { listedTags } from '#server/capabilities/ground/search/words/tags'
