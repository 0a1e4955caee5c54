import { and, eq } from 'drizzle-orm'
import { type ApplicationRow, applications } from '#server/capabilities/work/hiring/tables'
import type { Member } from '#server/capabilities/work/hiring/moves/moves.employer'
import { record } from '#server/capabilities/work/hiring/history'
import { changeApplication, changePending, lockApplication, stale } from '#server/capabilities/work/hiring/moves/moves'
import { findForEmployer } from '#server/capabilities/work/hiring/lists/store.employer'
import { isReadable } from '#server/capabilities/work/hiring/rules'
import { undoUntil } from '#server/capabilities/work/hiring/moves/rules.undo'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

/** Takes back the employer's last move or a rejection that has not gone out. Refuses NOT_FOUND, STALE, NOTHING_TO_UNDO. */
export async function undoByEmployer(unit: Unit, member: Member, id: string, seen: number): Promise<ApplicationRow | Refusal> {
  const { tx, now } = unit
  if ((await findForEmployer(tx, member.employerId, id, now)) === null) return refuse('NOT_FOUND')
  const row = await lockApplication(unit, and(eq(applications.id, id), eq(applications.employerId, member.employerId)))
  if (row === null || !isReadable(row, now)) return refuse('NOT_FOUND')
  if (row.version !== seen) return stale(row)
  if (undoUntil(row, now) === null) return refuse('NOTHING_TO_UNDO')
  if (row.pendingAt !== null) return changePending(unit, row, { pendingReason: null, pendingMessage: null, pendingAt: null })
  if (row.undo === null) return refuse('NOTHING_TO_UNDO')
  const { status, reason, replyBy } = row.undo
  const undone = await changeApplication(unit, row, {
    status,
    reason,
    replyBy: replyBy === null ? null : new Date(replyBy),
    changedAt: now,
    undo: null,
  })
  if (isRefusal(undone)) return undone
  await record(tx, [{ applicationId: id, status, at: now, by: 'employer', personId: member.userId, reason, message: null }])
  return undone
}
