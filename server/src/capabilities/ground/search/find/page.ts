import type { SearchQuery } from '@evenshift/contract/model/job/search'
import type { SearchSort } from '@evenshift/contract/states/job/search'
import { type Cursor, type SortKeys, readCursor, writeCursor } from '#server/capabilities/ground/search/ranking/cursor'
import type { Found } from '#server/capabilities/ground/search/find/find'
import type { Window } from '#server/capabilities/ground/search/find/store.search'

/** Which page of a search, as it was at which moment. */
export interface PageStart {
  readonly asOf: Date
  readonly window: Window
}

/**
 * Where a page begins. With the cursor of an earlier page the search stays as it was when that was asked for, and goes on
 * after its last row; a page at or before the cursor's own is counted from the start. null for a cursor that is not this search's.
 */
export function pageStart(
  { page, limit, cursor: text }: Pick<SearchQuery, 'page' | 'limit' | 'cursor'>,
  sort: SearchSort,
  now: Date,
): PageStart | null {
  const fromStart: Window = { after: null, offset: (page - 1) * limit, limit }
  if (text === undefined) return { asOf: now, window: fromStart }
  const cursor: Cursor | null = readCursor(text)
  if (cursor === null || cursor.sort !== sort) return null
  if (page <= cursor.page) return { asOf: cursor.asOf, window: fromStart }
  return { asOf: cursor.asOf, window: { after: cursor.after, offset: (page - cursor.page - 1) * limit, limit } }
}

/** What the next page is asked for with; null on the last. */
export function cursorAfter(
  found: { readonly rows: readonly SortKeys[] } & Pick<Found, 'total'>,
  { page, limit }: Pick<SearchQuery, 'page' | 'limit'>,
  sort: SearchSort,
  asOf: Date,
): string | null {
  const last: SortKeys | undefined = found.rows.at(-1)
  if (last === undefined || found.rows.length < limit || page * limit === found.total) return null
  return writeCursor({ sort, asOf, page, after: last })
}
