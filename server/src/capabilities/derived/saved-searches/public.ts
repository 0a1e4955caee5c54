export { changedSearch, filtersOf, readSearch } from '#server/capabilities/derived/saved-searches/rules'
export {
  countSearches,
  eraseSearchesOf,
  findSame,
  hasPromptSearch,
  insertSearch,
  listSearches,
  lockSearch,
  removeSearch,
  updateSearch,
} from '#server/capabilities/derived/saved-searches/store'
export type { SavedSearchRow } from '#server/capabilities/derived/saved-searches/tables'
export { type WatchedSearch, searchWasRun, watchedSearches } from '#server/capabilities/derived/saved-searches/watched'
