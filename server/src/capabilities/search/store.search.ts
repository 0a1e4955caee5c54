import { type SQL, sql } from 'drizzle-orm'
import { SEARCH_TOTAL_MOST } from '@evenshift/contract/constants'
import type { SortKeys } from '#server/capabilities/search/cursor'
import { type SearchScope, filtersOf } from '#server/capabilities/search/filters'
import { type Order, comesAfter, orderBy } from '#server/capabilities/search/order'
import { fit, neededWeek } from '#server/capabilities/search/ranking'
import { jobSearch as job } from '#server/capabilities/search/tables'
import type { Db } from '#server/platform/database/port'

/** Which rows of an order: those after a row, or from the start, less the first few. */
export interface Window {
  readonly after: SortKeys | null
  readonly offset: number
  readonly limit: number
}
export interface Found {
  /** Exact to 1000; 1001 means more. */
  readonly total: number
  readonly rows: readonly SortKeys[]
}

/** FROM job_search with what the scope's filters and the order read. */
export const sourceOf = ({ query, side }: SearchScope, ranks: boolean): SQL =>
  sql`${job}${ranks || query.fitsAvailability ? neededWeek(side) : sql``}${ranks ? fit(side) : sql``}`

const inHits = { key: sql`hits.key`, publishedAt: sql`hits.published_at`, jobId: sql`hits.job_id` }
const inRows = { key: sql`rows.key`, publishedAt: sql`rows.published_at`, jobId: sql`rows.job_id` }
const pageColumns = {
  key: sql<string>`page.key::text`,
  publishedAt: sql<number>`(extract(epoch from page.published_at) * 1000)::float8`,
  jobId: sql<string | null>`page.job_id`,
}
interface PageRow {
  readonly key: string
  readonly publishedAt: number
  readonly jobId: string | null
}
const keysOf = (rows: readonly PageRow[], { sort }: Order): SortKeys[] =>
  rows.flatMap(({ key, publishedAt, jobId }) =>
    jobId === null ? [] : [{ key: sort === 'closing' ? key : Number(key), publishedAt: new Date(publishedAt), jobId }],
  )

/**
 * A page of a search and its total. The matches are counted first, up to one more than the total tells, and where that is all
 * of them they are sorted: an ORDER BY with a LIMIT beside the filters would walk the order's index through a whole table
 * for a rare word. Only where there are more does the order lead.
 */
export async function findJobs(db: Db, scope: SearchScope, order: Order, { after, offset, limit }: Window): Promise<Found> {
  const source = sourceOf(scope, order.sort === 'match')
  const hits = sql`select ${job.jobId} as job_id, ${job.publishedAt} as published_at, ${order.key} as key from ${source} where ${filtersOf(scope)}`
  const place = after ? sql`where ${comesAfter(order, inHits, after)}` : sql``
  const pageFrom = (from: SQL): SQL =>
    sql`select * from ${from} ${place} order by ${orderBy(order, inHits)} limit ${limit}::int offset ${offset}::int`
  const capped = sql`with hits as materialized (${hits} limit ${SEARCH_TOTAL_MOST + 1}::int)`
  const counted = await db
    .select({ total: sql<number>`page.total`, ...pageColumns })
    .from(
      sql`(${capped} select rows.*, (select count(*)::int from hits) as total from (select) as one left join lateral (${pageFrom(sql`hits`)}) as rows on true order by ${orderBy(order, inRows)}) as page`,
    )
  const total = counted[0]?.total ?? 0
  if (total <= SEARCH_TOTAL_MOST) return { total, rows: keysOf(counted, order) }
  const rows = await db.select(pageColumns).from(sql`(${pageFrom(sql`(${hits}) as hits`)}) as page`)
  return { total, rows: keysOf(rows, order) }
}
