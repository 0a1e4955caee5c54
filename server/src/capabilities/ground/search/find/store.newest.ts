import { and, count, desc, eq, gt, inArray, lte, max, sql } from 'drizzle-orm'
import { SEARCH_TOTAL_MOST } from '@evenshift/contract/constants'
import { type SearchScope, filtersOf } from '#server/capabilities/ground/search/find/filters'
import { filterSource } from '#server/capabilities/ground/search/find/store.search'
import { jobSearch as job } from '#server/capabilities/ground/search/tables'
import type { Db } from '#server/platform/database/port'

/** When the newest open job up to this moment was published; null where there is none. */
export async function newestJobAt(db: Db, upTo: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(job.publishedAt) })
    .from(job)
    .where(lte(job.publishedAt, upTo))
  return row?.at ?? null
}

/** The open jobs up to a moment, newest first, from behind one of them on: by the index of the newest. */
export const newestOpen = (db: Db, upTo: Date, after: { readonly publishedAt: Date; readonly jobId: string } | null, most: number) =>
  db
    .select({ jobId: job.jobId, employerId: job.employerId, publishedAt: job.publishedAt, indexedAt: job.indexedAt })
    .from(job)
    .where(
      and(
        lte(job.publishedAt, upTo),
        after === null
          ? undefined
          : sql`(${job.publishedAt}, ${job.jobId}) < (${after.publishedAt.toISOString()}::timestamptz, ${after.jobId}::uuid)`,
      ),
    )
    .orderBy(desc(job.publishedAt), desc(job.jobId))
    .limit(most)

/** The newest open jobs of an employer up to a moment, by the index of employers. */
export const newestOf = (db: Db, employerId: string, upTo: Date, most: number) =>
  db
    .select({ jobId: job.jobId })
    .from(job)
    .where(and(eq(job.employerId, employerId), lte(job.publishedAt, upTo)))
    .orderBy(desc(job.publishedAt), desc(job.jobId))
    .limit(most)

/** The open jobs of these employers that were published after one moment and up to another, oldest first. */
export const publishedBy = (db: Db, employerIds: readonly string[], after: Date, upTo: Date) =>
  db
    .select({ jobId: job.jobId, employerId: job.employerId, publishedAt: job.publishedAt })
    .from(job)
    .where(and(inArray(job.employerId, [...employerIds]), gt(job.publishedAt, after), lte(job.publishedAt, upTo)))
    .orderBy(job.publishedAt, job.jobId)

export const idsOfEmployers = (db: Db, employerIds: readonly string[]): Promise<{ jobId: string }[]> =>
  db
    .select({ jobId: job.jobId })
    .from(job)
    .where(inArray(job.employerId, [...employerIds]))

export const countOfEmployers = (db: Db, employerIds: readonly string[]) =>
  db
    .select({ employerId: job.employerId, jobs: count() })
    .from(job)
    .where(inArray(job.employerId, [...employerIds]))
    .groupBy(job.employerId)

/** The open jobs whose last day is this date in the United Kingdom. */
export const closingOn = (db: Db, date: string): Promise<{ jobId: string }[]> =>
  db.select({ jobId: job.jobId }).from(job).where(eq(job.closingDate, date))

export interface NewJobs {
  /** Exact to 1000; 1001 means more. */
  readonly total: number
  /** The newest of them. */
  readonly jobIds: readonly string[]
}
/** The newest of what a search finds, without its match. */
export async function newestJobs(db: Db, scope: SearchScope, most: number): Promise<NewJobs> {
  const [found] = await db.select({ total: sql<number>`found.total`, jobIds: sql<string[]>`found.job_ids` }).from(
    sql`(select count(*)::int as total, coalesce((array_agg(hits.job_id order by hits.published_at desc, hits.job_id desc))[1:${most}::int], '{}') as job_ids
        from (select ${job.jobId} as job_id, ${job.publishedAt} as published_at from ${job}${filterSource(scope)} where ${filtersOf(scope)}
          order by ${job.publishedAt} desc, ${job.jobId} desc limit ${SEARCH_TOTAL_MOST + 1}::int) as hits) as found`,
  )
  return found ?? { total: 0, jobIds: [] }
}

/** The same, where nobody asks how many there are: it reads no further than these. */
export async function newestIds(db: Db, scope: SearchScope, most: number): Promise<string[]> {
  const order = sql`${job.publishedAt} desc, ${job.jobId} desc limit ${most}::int`
  const rows = await db
    .select({ jobId: sql<string>`hits.job_id` })
    .from(
      sql`(select ${job.jobId} as job_id, ${job.publishedAt} as published_at from ${job}${filterSource(scope)} where ${filtersOf(scope)} order by ${order}) as hits`,
    )
    .orderBy(sql`hits.published_at desc, hits.job_id desc`)
  return rows.map(({ jobId }) => jobId)
}
