import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm'
import { type ApplicationRow, applications as a } from '#server/capabilities/work/hiring/tables'
import { dueFigures, isDueToday } from '#server/capabilities/work/hiring/counts/due'
import { applicantsOf } from '#server/capabilities/work/hiring/files/applicants'
import { isSeenByEmployer } from '#server/capabilities/work/hiring/time/seen'
import type { Db } from '#server/platform/database/port'

export interface Waiting {
  readonly unanswered: number
  readonly overdue: number
  readonly dueToday: number
  /** The first of those, the longest first, with the names under which this member knows them. */
  readonly first: readonly (ApplicationRow & { readonly replyBy: Date; readonly name: string })[]
}

/** Who waits for a company's answer now, and the first of those who are due today, as this member knows them. */
export async function waitingForAnswer(db: Db, employerId: string, viewerId: string, most: number, now: Date): Promise<Waiting> {
  const waits = and(eq(a.employerId, employerId), isNotNull(a.replyBy), isNull(a.pendingAt), isSeenByEmployer())
  const { late: overdue, today: dueToday } = dueFigures(now)
  const [counted] = await db.select({ unanswered: count(), overdue, dueToday }).from(a).where(waits)
  const rows = await db
    .select()
    .from(a)
    .where(and(waits, isDueToday(now)))
    .orderBy(asc(a.replyBy), asc(a.id))
    .limit(most)
  const names = await applicantsOf(db, rows, viewerId, now)
  const first = rows.flatMap((row) => (row.replyBy === null ? [] : [{ ...row, replyBy: row.replyBy, name: names.get(row.id)?.name ?? '' }]))
  return { unanswered: 0, overdue: 0, dueToday: 0, ...counted, first }
}
