import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { SEARCH_TOTAL_MOST } from '@evenshift/contract/constants'
import type { TierCounts } from '@evenshift/contract/model/job/search'
import type { FacetCount } from '#server/capabilities/ground/search/find/facets'
import { type Order, comesAfter, orderBy } from '#server/capabilities/ground/search/ranking/order'
import { type SearchScope, filtersOf } from '#server/capabilities/ground/search/find/filters'
import type { SortKeys } from '#server/capabilities/ground/search/ranking/cursor'
import { fit, weekSource } from '#server/capabilities/ground/search/ranking/ranking'
import { jobSearch as job } from '#server/capabilities/ground/search/tables'
import type { Db } from '#server/platform/database/port'

/** Which rows of an order: those after a row, or from the start, less the first few. */
export interface Window {
  readonly after: SortKeys | null
  readonly offset: number
  readonly limit: number
}
export interface Counted {
  /** Exact to 1000; 1001 means more. */
  readonly total: number
  /** Counts over every job found, up to 1000; over any 1001 of them if there are more. */
  readonly facets: readonly FacetCount[]
  /** The page that was asked for, where all that was found was counted; null where there is more. */
  readonly rows: readonly SortKeys[] | null
}

/** What a counted row carries on: the facets, the orders and the match read it. */
const { jobId, publishedAt, closingDate, hourlyPence, sector, role, city, place, contractLength, days, ...others } = job
const { shiftStarts, shiftLengths, shiftsAsked, skills, typedSkills, skillsAsked, interests, interestsAsked } = others
const forTheOrders = [jobId, publishedAt, closingDate, hourlyPence, place]
const forTheMatch = [shiftStarts, shiftLengths, shiftsAsked, skills, typedSkills, skillsAsked, interests, interestsAsked]
const groups = [sector, role, city, contractLength]
/** A part that never changes, written out once. */
const fixed = (part: SQL): SQL => sql.raw(new PgDialect().sqlToQuery(part).sql)
const list = (columns: readonly SQLWrapper[]): SQL => sql.join([...columns], sql`, `)
const carried = fixed(list([...forTheOrders, ...forTheMatch, ...groups, days]))
/** What stands beside job_search for an order. */
export const ranks = ({ side }: SearchScope, { sort }: Order): SQL => (sort === 'match' ? fit(side) : sql``)
/** What stands beside job_search for the filters. */
export function filterSource({ query, side }: SearchScope): SQL {
  if (query.reach === 'fits' || query.reach === 'part') return fit(side)
  return query.fitsAvailability ? weekSource(side) : sql``
}

const inHits = { key: sql`hits.key`, publishedAt: sql`hits.published_at`, jobId: sql`hits.job_id` }
const inPage = { key: sql`page.key`, publishedAt: sql`page.published_at`, jobId: sql`page.job_id` }

/** The key of an order as text, so that no digit is lost; when it was published, in milliseconds. */
type PageRow = readonly [key: string, publishedAt: number, jobId: string]
const foundJobs = (rows: readonly PageRow[], { sort }: Order): SortKeys[] =>
  rows.map(([key, publishedAt, jobId]) => ({
    key: sort === 'closing' ? key : Number(key),
    publishedAt: new Date(publishedAt),
    jobId,
  }))

/** A page out of `hits` (as `keyed` gives them) as one JSON value. */
export function pageOf(hits: SQL, order: Order, { after, offset, limit }: Window): SQL {
  const place = after ? sql`where ${comesAfter(order, inHits, after)}` : sql``
  return sql`(select coalesce(json_agg(json_build_array(page.key::text, (extract(epoch from page.published_at) * 1000)::float8, page.job_id) order by ${orderBy(order, inPage)}), '[]')
    from (select * from (${hits}) as hits ${place} order by ${orderBy(order, inHits)} limit ${limit}::int offset ${offset}::int) as page)`
}
export async function readPage(db: Db, order: Order, page: SQL): Promise<SortKeys[]> {
  const [row] = await db.select({ rows: sql<PageRow[]>`page.rows` }).from(sql`(select ${page} as rows) as page`)
  return foundJobs(row?.rows ?? [], order)
}

/** The jobs of FROM with the key of an order: job_id, published_at, key. */
export const keyed = (order: Order, from: SQL, where: SQL): SQL =>
  sql`select ${job.jobId} as job_id, ${job.publishedAt} as published_at, ${order.key} as key from ${from} where ${where}`

const onDay = (_: unknown, day: number): SQL => sql`count(*) filter (where (${days} & ${sql.raw(String(1 << day))}) <> 0)::int`
/** FacetCount of each group, in the order of its parts. */
const facets = fixed(sql`select json_build_array(${list(groups)}, count(*), array[${list(Array.from({ length: 7 }, onDay))}]) as counted`)
const grouping = fixed(sql`group by grouping sets ((), ${list(groups.map((column) => sql`(${column})`))})`)

const countedMost = sql.raw(`limit ${SEARCH_TOTAL_MOST + 1}`)

/** The page of an order out of the counted `hits`, where they are all there is. */
function pageOfHits(scope: SearchScope, order: Order, window: Window): SQL {
  // Under the table's own name, so that what is said of its columns holds for the counted rows.
  const asTable = sql`(select * from hits where (select count(*) from hits) <= ${SEARCH_TOTAL_MOST}::int) as ${job}${ranks(scope, order)}`
  return pageOf(keyed(order, asTable, sql`true`), order, window)
}

/**
 * What a search finds, counted up to one more than its total tells, with a page of it where that is all there is and one is asked for.
 * One statement; an ORDER BY with a LIMIT beside the filters would walk the order's index through a whole table for a rare word.
 */
export async function countJobs(
  db: Db,
  scope: SearchScope,
  page: { readonly order: Order; readonly window: Window } | null = null,
): Promise<Counted> {
  const hits = sql`select ${carried} from ${job}${filterSource(scope)} where ${filtersOf(scope)} ${countedMost}`
  const [counted] = await db
    .select({
      total: sql<number>`counted.total`,
      facets: sql<FacetCount[]>`counted.facets`,
      rows: sql<PageRow[] | null>`counted.rows`,
    })
    .from(
      sql`(with hits as materialized (${hits}), facet as (${facets} from hits as ${job} ${grouping})
      select (select count(*)::int from hits) as total, (select json_agg(facet.counted) from facet) as facets,
        ${page === null ? sql`null` : pageOfHits(scope, page.order, page.window)} as rows) as counted`,
    )
  const total = counted?.total ?? 0
  const isAll = page !== null && total <= SEARCH_TOTAL_MOST
  return { total, facets: counted?.facets ?? [], rows: isAll ? foundJobs(counted?.rows ?? [], page.order) : null }
}

const countOf = (hits: SQL): SQL => sql`(select count(*)::int from (${hits} ${countedMost}) as hits)`
/** How many jobs a search finds, up to one more than a total tells. */
export async function countMost(db: Db, scope: SearchScope): Promise<number> {
  const hits = sql`select 1 from ${job}${filterSource(scope)} where ${filtersOf(scope)}`
  const [row] = await db.select({ jobs: sql<number>`counted.jobs` }).from(sql`(select ${countOf(hits)} as jobs) as counted`)
  return row?.jobs ?? 0
}
/** The same of what of a search fits whole, and of what fits in part. */
export async function countTiers(db: Db, scope: SearchScope): Promise<Pick<TierCounts, 'whole' | 'part'>> {
  const hits = (reach: 'fits' | 'part'): SQL => {
    const within = { ...scope, query: { ...scope.query, reach } }
    return sql`select 1 from ${job}${filterSource(within)} where ${filtersOf(within)}`
  }
  const [row] = await db
    .select({ whole: sql<number>`counted.whole`, part: sql<number>`counted.part` })
    .from(sql`(select ${countOf(hits('fits'))} as whole, ${countOf(hits('part'))} as part) as counted`)
  return row ?? { whole: 0, part: 0 }
}

/** A page by walking through the order: for searches that find more than are counted. */
export const walkJobs = (db: Db, scope: SearchScope, order: Order, window: Window): Promise<SortKeys[]> => {
  const from = sql`${job}${filterSource(scope)}`
  return readPage(db, order, pageOf(keyed(order, from, filtersOf(scope)), order, window))
}
