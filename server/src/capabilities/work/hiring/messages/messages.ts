import { and, eq } from 'drizzle-orm'
import { type ApplicationRow, type MessageRow, applications } from '#server/capabilities/work/hiring/tables'
import type { Member } from '#server/capabilities/work/hiring/moves/moves.employer'
import { hasWritten, insertMessage } from '#server/capabilities/work/hiring/lists/store.messages'
import { holdForEmployer } from '#server/capabilities/work/hiring/interview-steps/application'
import { lockApplication, notAllowed } from '#server/capabilities/work/hiring/moves/moves'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { isTalkedAbout, showsContact } from '#server/capabilities/work/hiring/rules'
import { promisedBy } from '#server/capabilities/work/hiring/rules.time'
import { wordingFaults } from '#server/capabilities/ground/wording/public'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

export interface SentMessage {
  readonly row: ApplicationRow
  readonly message: MessageRow
}

/** Whether the seeker may write: once after applying, and freely once the employer answered in whatever way: a message, times to meet, an offer. */
export async function mayWrite(db: Db, row: ApplicationRow): Promise<boolean> {
  if (!isTalkedAbout(row.status)) return false
  const isAnswered = row.firstReplyAt !== null || row.offerExpiresAt !== null || row.status === 'hired'
  return isAnswered || !(await hasWritten(db, 'seeker', row.id))
}

/** Refuses NOT_FOUND and, where the seeker may not write, INVALID_TRANSITION. */
export async function writeAsSeeker(unit: Unit, seekerId: string, id: string, text: string): Promise<SentMessage | Refusal> {
  const row = await lockApplication(unit, and(eq(applications.id, id), eq(applications.seekerId, seekerId)))
  if (row === null) return refuse('NOT_FOUND')
  if (!(await mayWrite(unit.tx, row))) return notAllowed(row, 'seeker', unit.now)
  const message = await insertMessage(unit.tx, { applicationId: id, from: 'seeker', personId: seekerId, text, createdAt: unit.now })
  await notify(unit, 'seeker_wrote', [row])
  return { row, message }
}

/**
 * Counts as an answer: where the employer's time runs, it begins anew, and never ends before it did. Refuses NOT_FOUND, INVALID_TRANSITION
 * once it is over, and wording that asks for money, papers or another channel before an offer is accepted.
 */
export async function writeAsEmployer(
  unit: Unit,
  { employerId, userId }: Member,
  id: string,
  text: string,
): Promise<SentMessage | Refusal> {
  const row = await holdForEmployer(unit, employerId, id)
  if (row === null) return refuse('NOT_FOUND')
  if (!isTalkedAbout(row.status)) return notAllowed(row, 'employer', unit.now)
  const errors = showsContact(row.status) ? [] : wordingFaults({ text }, 'message')
  if (errors.length > 0) return refuse('INVALID_INPUT', { errors })
  const message = await insertMessage(unit.tx, { applicationId: id, from: 'employer', personId: userId, text, createdAt: unit.now })
  // A meeting may have moved it further on: a message never takes time away.
  const anew = promisedBy(unit.now, row.replyWithinDays)
  const replyBy = row.replyBy && (row.replyBy > anew ? row.replyBy : anew)
  await unit.tx
    .update(applications)
    .set({ firstReplyAt: row.firstReplyAt ?? unit.now, replyBy, reminders: 0, remindedAt: null })
    .where(eq(applications.id, id))
  await notify(unit, 'employer_wrote', [row])
  return { row, message }
}
