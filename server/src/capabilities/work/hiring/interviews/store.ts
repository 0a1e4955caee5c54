import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { type InterviewRow, interviewMonths, interviews } from '#server/capabilities/work/hiring/interviews/tables'
import type { Db } from '#server/platform/database/port'

const isOpen = inArray(interviews.status, ['invited', 'in_progress'])

type NewInterview = Pick<InterviewRow, 'applicationId' | 'seekerId' | 'employerId' | 'questions' | 'deadline' | 'invitedAt'>

export async function insertInterview(tx: Db, row: NewInterview): Promise<void> {
  await tx.insert(interviews).values({ id: uuidv7(), status: 'invited', adjustment: 'none', ...row })
}

/** The newest interview of each of these applications, by application. */
export async function newestInterviews(db: Db, applicationIds: readonly string[]): Promise<Map<string, InterviewRow>> {
  if (applicationIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([interviews.applicationId])
    .from(interviews)
    .where(inArray(interviews.applicationId, [...applicationIds]))
    .orderBy(interviews.applicationId, desc(interviews.id))
  return new Map(rows.map((row) => [row.applicationId, row]))
}

/** Changes an interview that stands where it was read. The caller holds its application, so that it does. */
export async function changeInterview(tx: Db, row: InterviewRow, set: Partial<InterviewRow>): Promise<void> {
  const changed = await tx
    .update(interviews)
    .set(set)
    .where(and(eq(interviews.id, row.id), eq(interviews.status, row.status)))
    .returning({ id: interviews.id })
  if (changed.length === 0) throw new Error(`interview ${row.id} moved while its application was held`)
}

/** Ends what can still be answered, in the transaction that takes these applications out of interview_invited. */
export async function endInterviews(tx: Db, applicationIds: readonly string[], status: 'expired' | 'cancelled'): Promise<void> {
  if (applicationIds.length === 0) return
  await tx
    .update(interviews)
    .set({ status })
    .where(and(inArray(interviews.applicationId, [...applicationIds]), isOpen))
}

/** A seeker's interviews: those to do first, the soonest deadline before; then the others, newest first. */
export async function listInterviewsForSeeker(
  db: Db,
  seekerId: string,
  { page, limit }: { readonly page: number; readonly limit: number },
) {
  const own = eq(interviews.seekerId, seekerId)
  const rows = await db
    .select()
    .from(interviews)
    .where(own)
    .orderBy(desc(isOpen), asc(sql`case when ${isOpen} then ${interviews.deadline} end`), desc(interviews.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(interviews, own) }
}

/** Counts one more invitation of this month; false where the month has `most` already. Every plan has room for one. */
export async function countInvitation(tx: Db, employerId: string, month: string, most: number): Promise<boolean> {
  const counted = await tx
    .insert(interviewMonths)
    .values({ employerId, month, sent: 1 })
    .onConflictDoUpdate({
      target: [interviewMonths.employerId, interviewMonths.month],
      set: { sent: sql`${interviewMonths.sent} + 1` },
      setWhere: sql`${interviewMonths.sent} < ${most}`,
    })
    .returning()
  return counted.length > 0
}
export async function invitationsOf(db: Db, employerId: string, month: string): Promise<number> {
  const [row] = await db
    .select({ sent: interviewMonths.sent })
    .from(interviewMonths)
    .where(and(eq(interviewMonths.employerId, employerId), eq(interviewMonths.month, month)))
  return row?.sent ?? 0
}
