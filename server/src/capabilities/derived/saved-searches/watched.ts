import type { SavedSearch } from '@evenshift/contract/model/job/search'
import { filtersOf, readSearch } from '#server/capabilities/derived/saved-searches/rules'
import { markLooked, withAlert } from '#server/capabilities/derived/saved-searches/store'
import type { SearchFilters } from '#server/capabilities/ground/search/public'
import type { Db } from '#server/platform/database/port'

/** A saved search that tells of new jobs. */
export interface WatchedSearch {
  readonly name: string
  readonly pace: Exclude<SavedSearch['alert'], 'none'>
  readonly search: SearchFilters
  /** Nothing published up to then is told. */
  readonly from: Date
}
/** A seeker's searches with an alert. */
export async function watchedSearches(db: Db, seekerId: string): Promise<WatchedSearch[]> {
  return (await withAlert(db, seekerId)).flatMap(({ name, alert, query, watchedFrom }) => {
    const read = readSearch(query)
    return alert === 'none' || read === null ? [] : [{ name, pace: alert, search: read.search, from: watchedFrom }]
  })
}

/** A seeker ran this search: what it found until now is no longer new in the saved one. */
export const searchWasRun = (db: Db, seekerId: string, search: SearchFilters, now: Date): Promise<void> =>
  markLooked(db, seekerId, filtersOf(search), now)
