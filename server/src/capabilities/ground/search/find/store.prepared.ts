import { type SQL, and, eq, lt, notInArray, sql } from 'drizzle-orm'
import { type Window, keyed, pageOf, ranks, readPage } from '#server/capabilities/ground/search/find/store.search'
import type { Order } from '#server/capabilities/ground/search/ranking/order'
import type { SortKeys } from '#server/capabilities/ground/search/ranking/cursor'
import { type SearchScope, type Within, filtersOf } from '#server/capabilities/ground/search/find/filters'
import { jobSearch as job, preparedMatches as lists } from '#server/capabilities/ground/search/tables'
import { firstRankOf, weekSource } from '#server/capabilities/ground/search/ranking/ranking'
import { rankedJobs } from '#server/capabilities/ground/search/find/store.ranked'
import type { Db } from '#server/platform/database/port'

/** A fifth more than a search's total tells, for those that go in the meantime. */
const PREPARED_MOST = 1200
/** Of one seeker: everywhere, and a few places. */
const SCOPES_EACH = 6
/** A transaction ends within this: what was written before a list was prepared but seen only after it counts as new. */
const OVERLAP = sql`interval '1 minute'`

/** The seeker and the search that matches are prepared for. */
export interface PreparedKey {
  readonly seekerId: string
  readonly scope: string
}
export interface PreparedList {
  readonly side: string
  /** What was indexed from then on is not in it. */
  readonly since: string
  /** Prepared more than a day ago. */
  readonly isOld: boolean
  /** Prepared long enough ago to be looked after again. */
  readonly isSettled: boolean
  readonly lastReadAt: Date
  /** Whether nothing of tier 2 and above is left out, so that all that fits, whole or in part, is in it. */
  readonly hasAllThatFits: boolean
}
const isOf = ({ seekerId, scope }: PreparedKey): SQL => sql`${eq(lists.seekerId, seekerId)} and ${eq(lists.scope, scope)}`

export async function findList(db: Db, key: PreparedKey): Promise<PreparedList | null> {
  const olderThan = (age: SQL) => sql<boolean>`${lists.preparedAt} < now() - ${age}`
  const [row] = await db
    .select({
      side: lists.side,
      since: sql<string>`(${lists.preparedAt} - ${OVERLAP})::text`,
      isOld: olderThan(sql`interval '1 day'`),
      isSettled: olderThan(sql`interval '2 minutes'`),
      lastReadAt: lists.lastReadAt,
      hasAllThatFits: sql<boolean>`not ${lists.isCut} or ${lists.lastRank} < ${firstRankOf(2)}::int`,
    })
    .from(lists)
    .where(isOf(key))
  return row ?? null
}

/** From the rank at which it begins to below the one at which the next tier does. */
const tiers = { fits: [3, 4], part: [2, 3], near: [1, 4] } as const satisfies Record<Within, readonly [number, number]>
function ranksWithin(reach: Within | undefined): SQL {
  if (reach === undefined) return sql`true`
  const [from, below] = tiers[reach]
  return sql`one.rank >= ${firstRankOf(from)}::int and one.rank < ${firstRankOf(below)}::int`
}

/** The jobs that a list knows to fit, whole or in part, and whatever was indexed since; only where the list has all that fits. */
export const knownToFit = (key: PreparedKey, { since }: PreparedList): SQL => sql`(${job.jobId} = any(array(
    select one.job_id from ${lists} cross join lateral unnest(${lists.jobIds}, ${lists.ranks}) as one(job_id, rank) where ${isOf(key)} and one.rank >= ${firstRankOf(2)}::int
  )) or ${job.indexedAt} >= ${since}::timestamptz)`

/**
 * A page in the order of the match out of a prepared list and the jobs indexed since; exact as far as the list goes.
 * Shorter than asked for where the list ends before the page does.
 */
export function readList(
  db: Db,
  key: PreparedKey,
  { since }: PreparedList,
  scope: SearchScope,
  order: Order,
  window: Window,
): Promise<SortKeys[]> {
  const filters = filtersOf(scope)
  const from = sql`${since}::timestamptz`
  // Its ranks say what is within reach and fits; only the other filters are asked of each row.
  const { reach, ...others } = scope.query
  const listed = sql`select ${job.jobId} as job_id, ${job.publishedAt} as published_at, one.rank::int as key
    from ${lists} cross join lateral unnest(${lists.jobIds}, ${lists.ranks}) as one(job_id, rank)
    join ${job} on ${job.jobId} = one.job_id${others.fitsAvailability ? weekSource(scope.side) : sql``}
    where ${isOf(key)} and ${ranksWithin(reach)} and ${job.indexedAt} < ${from} and ${filtersOf({ ...scope, query: others })}`
  const indexedSince = keyed(order, sql`${job}${ranks(scope, order)}`, sql`${job.indexedAt} >= ${from} and ${filters}`)
  const beforeItsEnd = sql`not ${lists.isCut} or (added.key, added.published_at, added.job_id) >= (${lists.lastRank}::int, ${lists.lastPublishedAt}, ${lists.jobIds}[cardinality(${lists.jobIds})])`
  const hits = sql`${listed} union all
    select added.job_id, added.published_at, added.key from (${indexedSince}) as added join ${lists} on ${isOf(key)} where ${beforeItsEnd}`
  return readPage(db, order, pageOf(hits, order, window))
}

interface Best {
  readonly jobIds: string[]
  readonly ranks: number[]
  readonly lastPublishedAt: string | null
  readonly preparedAt: string
}
async function bestOf(db: Db, scope: SearchScope, order: Order): Promise<Best> {
  const jobs = await rankedJobs(db, scope, order, null, PREPARED_MOST)
  const newestFirst = sql`best.key desc, best.published_at desc, best.job_id desc`
  const [best] = await db
    .select({
      jobIds: sql<string[]>`list.job_ids`,
      ranks: sql<number[]>`list.ranks`,
      lastPublishedAt: sql<string | null>`list.last_published_at::text`,
      preparedAt: sql<string>`list.prepared_at::text`,
    })
    .from(
      sql`(select coalesce(array_agg(best.job_id::text order by ${newestFirst}), '{}') as job_ids, coalesce(array_agg(best.key order by ${newestFirst}), '{}') as ranks,
        (array_agg(best.published_at order by best.key, best.published_at, best.job_id))[1] as last_published_at, now() as prepared_at
        from (select * from (${jobs}) as best order by ${newestFirst} limit ${PREPARED_MOST}::int) as best) as list`,
    )
  if (best === undefined) throw new Error('an aggregate gave no row')
  return best
}

/** Prepares a seeker's matches anew. `scope` has no filters but its place; `asOf` is the present. */
export async function writeList(db: Db, key: PreparedKey, side: string, scope: SearchScope, order: Order): Promise<void> {
  const { jobIds, ranks, lastPublishedAt, preparedAt } = await bestOf(db, scope, order)
  const list = {
    side,
    jobIds,
    ranks,
    lastRank: ranks.at(-1) ?? null,
    lastPublishedAt: sql`${lastPublishedAt}::timestamptz`,
    isCut: jobIds.length === PREPARED_MOST,
    preparedAt: sql`${preparedAt}::timestamptz`,
  }
  await db
    .insert(lists)
    .values({ ...key, ...list, lastReadAt: scope.asOf })
    .onConflictDoUpdate({ target: [lists.seekerId, lists.scope], set: list })
  const kept = db
    .select({ scope: lists.scope })
    .from(lists)
    .where(eq(lists.seekerId, key.seekerId))
    .orderBy(sql`${lists.lastReadAt} desc`)
    .limit(SCOPES_EACH)
  await db.delete(lists).where(and(eq(lists.seekerId, key.seekerId), notInArray(lists.scope, kept)))
}

export async function markRead(db: Db, key: PreparedKey, at: Date): Promise<void> {
  await db.update(lists).set({ lastReadAt: at }).where(isOf(key))
}
export async function deleteUnread(db: Db, since: Date): Promise<void> {
  await db.delete(lists).where(lt(lists.lastReadAt, since))
}
/** The matches that were prepared for a seeker. */
export async function erasePreparedOf(tx: Db, seekerId: string): Promise<void> {
  await tx.delete(lists).where(eq(lists.seekerId, seekerId))
}
/** Throws away the prepared matches of everybody: whoever searches next has them made anew. */
export async function forgetPrepared(db: Db): Promise<void> {
  await db.delete(lists)
}

/** How many jobs were indexed since then, up to `most`. */
export async function countSince(db: Db, { since }: PreparedList, most: number): Promise<number> {
  const [row] = await db
    .select({ jobs: sql<number>`count(*)::int` })
    .from(sql`(select 1 from ${job} where ${job.indexedAt} >= ${since}::timestamptz limit ${most}::int) as added`)
  return row?.jobs ?? 0
}
