import type { AnyColumn, SQL } from 'drizzle-orm'
import type { SavedSearch } from '@evenshift/contract/model/search'
import { filtersOf, readSearch } from '#server/capabilities/derived/saved-searches/rules'
import { markLooked, removeSearchesOf, someAtOnce, withAlert } from '#server/capabilities/derived/saved-searches/store'
import type { SearchFilters } from '#server/capabilities/ground/search/public'
import type { Db } from '#server/platform/database/port'

/** A saved search that tells of new jobs. */
export interface WatchedSearch {
  readonly pace: Exclude<SavedSearch['alert'], 'none'>
  readonly search: SearchFilters
  /** Nothing published up to then is told. */
  readonly from: Date
}
/** A seeker's searches with an alert. */
export async function watchedSearches(db: Db, seekerId: string): Promise<WatchedSearch[]> {
  return (await withAlert(db, seekerId)).flatMap(({ alert, query, watchedFrom }) => {
    const read = readSearch(query)
    return alert === 'none' || read === null ? [] : [{ pace: alert, search: read.search, from: watchedFrom }]
  })
}
/** Part of another query: whether the seeker in this column wants to hear of new jobs at once. */
export const hasPromptSearch = (seekerId: AnyColumn): SQL => someAtOnce(seekerId)

/** A seeker ran this search: what it found until now is no longer new in the saved one. */
export const searchWasRun = (db: Db, seekerId: string, search: SearchFilters, now: Date): Promise<void> =>
  markLooked(db, seekerId, filtersOf(search), now)

/** Every search that a seeker saved. */
export const eraseSearchesOf = (tx: Db, seekerId: string): Promise<void> => removeSearchesOf(tx, seekerId)
export { changedSearch, filtersOf, readSearch } from '#server/capabilities/derived/saved-searches/rules'
export {
  countSearches,
  findSame,
  insertSearch,
  listSearches,
  lockSearch,
  removeSearch,
  takeTurn,
  updateSearch,
} from '#server/capabilities/derived/saved-searches/store'
export type { SavedSearchRow } from '#server/capabilities/derived/saved-searches/tables'
