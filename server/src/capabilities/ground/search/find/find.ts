import { createHash } from 'node:crypto'
import { DAY_MS } from '@evenshift/contract/days'
import type { TierCounts } from '@evenshift/contract/model/job/search'
import { type Counts, type Facets, type SeveralGroup, facetsOf, severalGroups } from '#server/capabilities/ground/search/find/facets'
import { FEW, nearWords } from '#server/capabilities/ground/search/words/store.words'
import { type Window, countJobs, countMost, countTiers, walkJobs } from '#server/capabilities/ground/search/find/store.search'
import type { Order } from '#server/capabilities/ground/search/ranking/order'
import {
  type PreparedKey,
  type PreparedList,
  countSince,
  findList,
  knownToFit,
  markRead,
  readList,
} from '#server/capabilities/ground/search/find/store.prepared'
import { type SearchScope, type Within, citiesAround } from '#server/capabilities/ground/search/find/filters'
import type { SortKeys } from '#server/capabilities/ground/search/ranking/cursor'
import type { SeekerSide } from '#server/capabilities/ground/search/ranking/seeker-side'
import { rankPage } from '#server/capabilities/ground/search/find/store.ranked'
import type { Db } from '#server/platform/database/port'

/** So many new jobs are reckoned afresh at each reading before a list is prepared anew. */
const NEW_MOST = 500

export interface Page {
  readonly rows: readonly SortKeys[]
  /** The matches of this scope are to be prepared, so that the next search need not reckon them. */
  readonly isToPrepare: boolean
}
export interface Found extends Page {
  /** Exact to 1000; 1001 means more. */
  readonly total: number
  readonly facets: Facets
}

/** What a list was prepared for: another week, skill, interest or home makes it void. */
export const sideMark = (side: SeekerSide): string => createHash('sha256').update(JSON.stringify(side)).digest('base64')

/** Where a list holds: what else a search asks only takes away from it. */
export function scopeName({ query, place }: SearchScope): string {
  const { from, travelMinutes, travelMode, radiusKm = 0 } = query
  const cities = place === null ? 'everywhere' : citiesAround(place, radiusKm).join()
  const way = [from, travelMinutes, travelMode].some((one) => one !== undefined)
    ? ` from ${from ?? 'home'} ${travelMinutes} ${travelMode}`
    : ''
  return `${cities}${way}`
}

/** A search that finds so many, with what its words may mean beside themselves where that is next to nothing. */
async function withNearWords(db: Db, scope: SearchScope, total: number): Promise<SearchScope> {
  if (!scope.query.q || total >= FEW) return scope
  const near = await nearWords(db, scope.query.q)
  return near.length === 0 ? scope : { ...scope, near }
}
/** The same, counted here: what a page of it would show. */
export const asMeant = async (db: Db, scope: SearchScope): Promise<SearchScope> =>
  scope.query.q ? withNearWords(db, scope, await countMost(db, scope)) : scope

/** What a search means: words that find next to nothing may be misspelt. The same at every page, as nothing is added to the moment it shows. */
async function countAsMeant(db: Db, scope: SearchScope, order: Order, window: Window) {
  const counted = await countJobs(db, scope, { order, window })
  const meant = await withNearWords(db, scope, counted.total)
  return { scope: meant, counted: meant === scope ? counted : await countJobs(db, meant, { order, window }) }
}

const isOutOfDate = async (db: Db, list: PreparedList): Promise<boolean> =>
  list.isOld || (list.isSettled && (await countSince(db, list, NEW_MOST)) >= NEW_MOST)

/** The list that was prepared for a seeker and holds for this search; null where there is none. */
async function listFor(db: Db, scope: SearchScope, seekerId: string): Promise<(PreparedList & { readonly key: PreparedKey }) | null> {
  const key: PreparedKey = { seekerId, scope: scopeName(scope) }
  const list = await findList(db, key)
  return list === null || list.side !== sideMark(scope.side) ? null : { ...list, key }
}

/** A page of the best matches: from what was prepared for the seeker as far as that goes, else reckoned. */
async function matchPage(db: Db, scope: SearchScope, order: Order, window: Window, seekerId: string | null): Promise<Page> {
  const ranked = () => rankPage(db, scope, order, window)
  if (seekerId === null) return { rows: await ranked(), isToPrepare: false }
  const list = await listFor(db, scope, seekerId)
  if (list === null) return { rows: await ranked(), isToPrepare: true }
  if (scope.asOf.getTime() - list.lastReadAt.getTime() > DAY_MS) await markRead(db, list.key, scope.asOf)
  const [prepared, isToPrepare] = await Promise.all([readList(db, list.key, list, scope, order, window), isOutOfDate(db, list)])
  return { rows: prepared.length === window.limit ? prepared : await ranked(), isToPrepare }
}

/** A page by walking through its order, whatever is found in all: right for any search, dear where little is found. */
export async function findPage(db: Db, scope: SearchScope, order: Order, window: Window, seekerId: string | null = null): Promise<Page> {
  if (order.sort === 'match') return matchPage(db, scope, order, window, seekerId)
  return { rows: await walkJobs(db, scope, order, window), isToPrepare: false }
}

/** Of each group with a choice in it, the counts of the search without that choice: what a second choice would add. */
async function countWithout(db: Db, scope: SearchScope): Promise<Omit<Counts, 'all'>> {
  const chosen = severalGroups.filter((group) => scope.query[group] !== undefined)
  const counted = chosen.map(async (group): Promise<[SeveralGroup, Counts['all']]> => {
    const { facets } = await countJobs(db, { ...scope, query: { ...scope.query, [group]: undefined } })
    return [group, facets]
  })
  return Object.fromEntries(await Promise.all(counted))
}

/** A search for what fits, whole or in part, with what a prepared list knows to fit. */
async function withWhatFits(db: Db, scope: SearchScope, seekerId: string | null): Promise<SearchScope> {
  const { reach } = scope.query
  if ((reach !== 'fits' && reach !== 'part') || seekerId === null) return scope
  const list = await listFor(db, scope, seekerId)
  return list?.hasAllThatFits ? { ...scope, among: knownToFit(list.key, list) } : scope
}

/** How many jobs of a search fit whole and in part, are within reach, and there are in all; whatever reach it asks for itself. */
export async function tiersOf(db: Db, { query, ...scope }: SearchScope, seekerId: string): Promise<TierCounts> {
  const within = (reach: Within | undefined): SearchScope => ({ ...scope, query: { ...query, reach } })
  const [fitting, near, everywhere] = await Promise.all([
    withWhatFits(db, within('fits'), seekerId).then((fits) => countTiers(db, fits)),
    countMost(db, within('near')),
    countMost(db, within(undefined)),
  ])
  return { ...fitting, near, everywhere }
}

/**
 * A page of a search, the total and the facets. Up to 1000 matches are sorted; where there are more the order leads, and that of the match
 * comes from what was prepared for the seeker.
 */
export async function searchPage(db: Db, asked: SearchScope, order: Order, window: Window, seekerId: string | null = null): Promise<Found> {
  const { scope, counted } = await countAsMeant(db, await withWhatFits(db, asked, seekerId), order, window)
  const { total, rows } = counted
  const [page, without] = await Promise.all([
    rows === null ? findPage(db, scope, order, window, seekerId) : { rows, isToPrepare: false },
    countWithout(db, scope),
  ])
  return { ...page, total, facets: facetsOf({ ...without, all: counted.facets }) }
}

/** A page of a search and its total, without facets and for nobody in particular. It is counted first: walking its order is dear where little is found. */
export async function plainPage(
  db: Db,
  asked: SearchScope,
  order: Order,
  window: Window,
): Promise<{ readonly rows: readonly SortKeys[]; readonly total: number }> {
  const { scope, counted } = await countAsMeant(db, asked, order, window)
  return { rows: counted.rows ?? (await walkJobs(db, scope, order, window)), total: counted.total }
}
