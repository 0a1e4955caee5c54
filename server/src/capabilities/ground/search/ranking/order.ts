import { type SQL, sql } from 'drizzle-orm'
import type { SearchSort } from '@evenshift/contract/states/job/search'
import { distanceKm } from '#server/capabilities/ground/match/public'
import { type Place, cities } from '#server/capabilities/ground/reference/public'
import type { SortKeys } from '#server/capabilities/ground/search/ranking/cursor'
import { jobSearch as job } from '#server/capabilities/ground/search/tables'
import { numbers } from '#server/capabilities/ground/search/ranking/ranking'

/** An order of search: what of job_search it sorts by before the newest first and the id. */
export interface Order {
  readonly sort: SearchSort
  readonly key: SQL
  readonly type: SQL
  readonly isAscending: boolean
}

const FARTHEST = 2_147_483_647

/** Metres from a place, by the centres of the cities; what has no city comes last. */
const metresFrom = (place: Place | null): SQL =>
  place === null
    ? sql`${FARTHEST}::int`
    : sql`coalesce((${numbers(cities().map((city) => Math.round(distanceKm(place, city) * 1000)))})[${job.city} + 1], ${FARTHEST}::int)`

/** The order that a sort means; `from` is where distance is measured from. A job without a match comes after all that have one. */
export function orderOf(sort: SearchSort, from: Place | null): Order {
  const descending = (key: SQL, type: SQL): Order => ({ sort, key, type, isAscending: false })
  const ascending = (key: SQL, type: SQL): Order => ({ sort, key, type, isAscending: true })
  if (sort === 'match') return descending(sql`fit.rank`, sql`int`)
  if (sort === 'salary') return descending(sql`${job.hourlyPence}`, sql`float8`)
  if (sort === 'closing') return ascending(sql`${job.closingDate}`, sql`date`)
  if (sort === 'distance') return ascending(metresFrom(from), sql`int`)
  return descending(sql`0`, sql`int`)
}

interface Columns {
  readonly key: SQL
  readonly publishedAt: SQL
  readonly jobId: SQL
}
const isNewest = ({ sort }: Order): boolean => sort === 'newest'

/** ORDER BY; by date alone it leaves the constant key out, so that the index serves it. */
export const orderBy = (order: Order, { key, publishedAt, jobId }: Columns): SQL => {
  const newest = sql`${publishedAt} desc, ${jobId} desc`
  if (isNewest(order)) return newest
  return order.isAscending ? sql`${key}, ${newest}` : sql`${key} desc, ${newest}`
}

/** What comes after a row in this order. */
export const comesAfter = (order: Order, { key, publishedAt, jobId }: Columns, after: SortKeys): SQL => {
  const isOlder = sql`(${publishedAt}, ${jobId}) < (${after.publishedAt.toISOString()}::timestamptz, ${after.jobId}::uuid)`
  if (isNewest(order)) return isOlder
  const last = sql`${after.key}::${order.type}`
  return order.isAscending
    ? sql`(${key} >= ${last} and (${key} > ${last} or ${isOlder}))`
    : sql`(${key} <= ${last} and (${key} < ${last} or ${isOlder}))`
}
