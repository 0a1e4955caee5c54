import { type SQL, sql } from 'drizzle-orm'
import { type Window, filterSource, keyed, pageOf, ranks, readPage } from '#server/capabilities/ground/search/find/store.search'
import { type Order, comesAfter } from '#server/capabilities/ground/search/ranking/order'
import { type SearchScope, filtersOf } from '#server/capabilities/ground/search/find/filters'
import type { SortKeys } from '#server/capabilities/ground/search/ranking/cursor'
import { jobSearch as job } from '#server/capabilities/ground/search/tables'
import { rankAtMost } from '#server/capabilities/ground/search/ranking/ranking'
import type { Db } from '#server/platform/database/port'

/** The newest jobs of a scope that are looked at first, for each that is wanted; in all not more than the second figure. */
const SAMPLE_EACH = 40
const SAMPLE_LEAST = 2_000

/**
 * The jobs of a scope with their match (as `keyed` gives them), less those that are surely not among the best: the `wanted`-th best
 * of a sample is known first, and what could not reach it even with all of the week free is left out before its shifts are looked at.
 */
export async function rankedJobs(db: Db, scope: SearchScope, order: Order, after: SortKeys | null, wanted: number): Promise<SQL> {
  const filters = filtersOf(scope)
  const size = Math.max(SAMPLE_EACH * wanted, SAMPLE_LEAST)
  const columns = { key: order.key, publishedAt: sql`${job.publishedAt}`, jobId: sql`${job.jobId}` }
  const place = after ? comesAfter(order, columns, after) : sql`true`
  const sample = sql`(select ${job}.* from ${job}${filterSource(scope)} where ${filters} order by ${job.publishedAt} desc, ${job.jobId} desc limit ${size}::int) as ${job}`
  const [least] = await db
    .select({ key: sql<number>`least.key` })
    .from(
      sql`(select ${order.key} as key from ${sample}${ranks(scope, order)} where ${place} order by key desc limit 1 offset ${wanted - 1}::int) as least`,
    )
  const mayBe = least === undefined ? sql`true` : sql`${rankAtMost(scope.side)} >= ${least.key}::int`
  // Without the barrier the shifts of every job would be reckoned beside the bound.
  const near = sql`(select ${job}.* from ${job}${filterSource(scope)} where ${filters} and ${mayBe} offset 0) as ${job}${ranks(scope, order)}`
  return keyed(order, near, sql`true`)
}

/** A page in the order of the match, reckoned directly. */
export async function rankPage(db: Db, scope: SearchScope, order: Order, window: Window): Promise<SortKeys[]> {
  const jobs = await rankedJobs(db, scope, order, window.after, window.offset + window.limit)
  return readPage(db, order, pageOf(jobs, order, window))
}
