import { type AnyColumn, type SQL, and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import { londonDate } from '#server/capabilities/ground/reference/public'
import type { JobFacts } from '#server/capabilities/ground/search/index/facts'
import { indexRow, indexWords } from '#server/capabilities/ground/search/index/index-row'
import { MADE_BY, NEVER_MADE, jobSearch } from '#server/capabilities/ground/search/tables'
import { wordsOf } from '#server/capabilities/ground/search/words/words'
import { writeWords } from '#server/capabilities/ground/search/words/store.words'
import type { Db } from '#server/platform/database/port'

/** Makes a job findable, or brings what is found of it up to date. Call it in the transaction that makes the job live or edits a live one. */
export async function indexJob(tx: Db, job: JobFacts): Promise<void> {
  const row = indexRow(job)
  const { title, names, employer, text } = indexWords(job)
  const weighed = (words: string, weight: 'A' | 'B' | 'C' | 'D') => sql`setweight(to_tsvector('evenshift', ${words}), ${weight}::"char")`
  const words = sql<string>`${weighed(title, 'A')} || ${weighed(names, 'B')} || ${weighed(employer, 'C')} || ${weighed(text, 'D')}`
  await tx
    .insert(jobSearch)
    .values({ ...row, words })
    .onConflictDoUpdate({ target: jobSearch.jobId, set: { ...row, words, indexedAt: sql`now()` } })
  await writeWords(tx, wordsOf(`${title} ${names} ${employer}`))
}

/** A job that is paused, closed or removed is found no more; no fault where it was not found before. */
export async function unindexJob(tx: Db, jobId: string): Promise<void> {
  await tx.delete(jobSearch).where(eq(jobSearch.jobId, jobId))
}

/** None of an employer's jobs is found any more. */
export async function unindexEmployer(tx: Db, employerId: string): Promise<void> {
  await tx.delete(jobSearch).where(eq(jobSearch.employerId, employerId))
}

/** The jobs that search holds, in the order of their ids, from behind this one on. */
export async function indexedAfter(db: Db, jobId: string | null, limit: number): Promise<string[]> {
  const which = jobId === null ? undefined : gt(jobSearch.jobId, jobId)
  const rows = await db.select({ jobId: jobSearch.jobId }).from(jobSearch).where(which).orderBy(jobSearch.jobId).limit(limit)
  return rows.map((row) => row.jobId)
}

/** Has the clock make the rows of these jobs anew; no fault where one was not found before. */
export async function indexAnew(tx: Db, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return
  await tx
    .update(jobSearch)
    .set({ madeBy: NEVER_MADE })
    .where(inArray(jobSearch.jobId, [...jobIds]))
}

/** Jobs whose rows were made in an older way than today's, or are to be made anew, in no order. */
export async function madeBefore(db: Db, limit: number): Promise<string[]> {
  const rows = await db.select({ jobId: jobSearch.jobId }).from(jobSearch).where(lt(jobSearch.madeBy, MADE_BY)).limit(limit)
  return rows.map((row) => row.jobId)
}

/** Part of another query: whether the job in this column is live and of an approved employer. */
export const isFindable = (jobId: AnyColumn): SQL => sql`exists (select from ${jobSearch} where ${jobSearch.jobId} = ${jobId})`

export async function findableIds(db: Db, jobIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ jobId: jobSearch.jobId })
    .from(jobSearch)
    .where(inArray(jobSearch.jobId, [...jobIds]))
  return rows.map(({ jobId }) => jobId)
}

/** Whether a job can be found and its last day is not over, though the clock may not have come by: for what is written about it now. */
export const isOpenAt = async (db: Db, jobId: string, now: Date): Promise<boolean> =>
  (await db.$count(jobSearch, and(eq(jobSearch.jobId, jobId), gte(jobSearch.closingDate, londonDate(now))))) > 0
