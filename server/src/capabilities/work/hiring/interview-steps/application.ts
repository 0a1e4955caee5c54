/** What an interview needs of the application that it belongs to. */
import { type SQL, and, eq, inArray } from 'drizzle-orm'
import { type ApplicationRow, applications } from '#server/capabilities/work/hiring/tables'
import { changeApplication, lockApplication, makeMove } from '#server/capabilities/work/hiring/moves/moves'
import { findForEmployer } from '#server/capabilities/work/hiring/lists/store.employer'
import { isReadByEmployer } from '#server/capabilities/work/hiring/time/seen'
import { isReadable } from '#server/capabilities/work/hiring/rules'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { type Refusal, isRefusal } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

/** A seeker's applications among these, by id. */
export async function ownApplicationsAmong(db: Db, seekerId: string, ids: readonly string[]): Promise<Map<string, ApplicationRow>> {
  const rows = await db
    .select()
    .from(applications)
    .where(and(eq(applications.seekerId, seekerId), inArray(applications.id, [...ids])))
  return new Map(rows.map((row) => [row.id, row]))
}

/** What an employer may read of a person for a job, the newest first; nothing where it may not. */
export function applicationsOfPair(db: Db, employerId: string, jobId: string, seekerId: string, now: Date): Promise<ApplicationRow[]> {
  const isPair = and(eq(applications.employerId, employerId), eq(applications.jobId, jobId), eq(applications.seekerId, seekerId))
  return db
    .select()
    .from(applications)
    .where(and(isPair, isReadByEmployer(now)))
    .then((rows) => rows.toSorted((one, other) => other.attempt - one.attempt))
}

const its = (id: string, own: SQL) => and(eq(applications.id, id), own)
/** Holds a seeker's own application until the transaction ends, with what time has done to it written down; null for any other. */
export const holdForSeeker = (unit: Unit, seekerId: string, id: string): Promise<ApplicationRow | null> =>
  lockApplication(unit, its(id, eq(applications.seekerId, seekerId)))

/** The same for an employer that may read it. */
export async function holdForEmployer(unit: Unit, employerId: string, id: string): Promise<ApplicationRow | null> {
  if ((await findForEmployer(unit.tx, employerId, id, unit.now)) === null) return null
  const row = await lockApplication(unit, its(id, eq(applications.employerId, employerId)))
  return row !== null && isReadable(row, unit.now) ? row : null
}

/** The seeker has sent the interview, in this transaction: moves the application, which is held, and tells the employer. */
export async function interviewSubmitted(unit: Unit, row: ApplicationRow): Promise<ApplicationRow | Refusal> {
  const moved = await makeMove(unit, row, { to: 'interview_submitted', by: 'seeker', personId: row.seekerId })
  if (!isRefusal(moved)) await notify(unit, 'interview_submitted', [moved])
  return moved
}

/** The employer has put off the interview's deadline, in this transaction: the held application follows, and the seeker is told. */
export async function interviewExtended(unit: Unit, row: ApplicationRow, deadline: Date): Promise<ApplicationRow | Refusal> {
  const changed = await changeApplication(unit, row, { interviewDeadline: deadline, isInterviewReminded: false })
  if (!isRefusal(changed)) await notify(unit, 'interview_extended', [changed])
  return changed
}
