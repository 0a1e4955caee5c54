import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm'
import { type ApplicationRow, applications as a } from '#server/capabilities/work/hiring/tables'
import { isSeenByEmployer } from '#server/capabilities/work/hiring/time/seen'
import type { Db } from '#server/platform/database/port'

export interface WaitingRow extends ApplicationRow {
  readonly replyBy: Date
}
export interface Waiting {
  readonly people: number
  /** The first of them, who are to be answered soonest. */
  readonly first: readonly WaitingRow[]
  /** The one job that all of them applied for; null where there are several. */
  readonly job: Pick<ApplicationRow, 'jobId' | 'jobTitle'> | null
}

/** Who waits for a company's answer; a rejection on its way is one. */
export async function whoWaits(db: Db, employerId: string, most: number): Promise<Waiting> {
  const waits = and(eq(a.employerId, employerId), isNotNull(a.replyBy), isNull(a.pendingAt), isSeenByEmployer())
  const jobs = await db.select({ jobId: a.jobId, jobTitle: a.jobTitle, people: count() }).from(a).where(waits).groupBy(a.jobId, a.jobTitle)
  const rows = await db.select().from(a).where(waits).orderBy(asc(a.replyBy), asc(a.id)).limit(most)
  return {
    people: jobs.reduce((sum, { people }) => sum + people, 0),
    first: rows.flatMap((row) => (row.replyBy === null ? [] : [{ ...row, replyBy: row.replyBy }])),
    job: jobs.length === 1 ? (jobs[0] ?? null) : null,
  }
}
