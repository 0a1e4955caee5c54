import { type SQL, and, eq } from 'drizzle-orm'
import type { HistoryRow } from '@evenshift/contract/model/application/application'
import { type ApplicationStatus, isHeld } from '@evenshift/contract/states/application/application'
import { type ApplicationRow, applications } from '#server/capabilities/work/hiring/tables'
import { type Mover, publishToTeam, record } from '#server/capabilities/work/hiring/history'
import { allowedNow, isAnswer, judgeMove, replyByAfter, showsName } from '#server/capabilities/work/hiring/rules'
import { endMeetings, endProposals, endedAmong } from '#server/capabilities/work/hiring/meetings/ends'
import { endInterviews } from '#server/capabilities/work/hiring/interviews/store'
import { indexAnew } from '#server/capabilities/ground/search/public'
import { endNewTimes } from '#server/capabilities/work/hiring/new-times/ended'
import { writeLapses } from '#server/capabilities/work/hiring/moves/store.lapses'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

export interface Move extends Mover {
  readonly to: ApplicationStatus
  readonly reason?: HistoryRow['reason'] | undefined
  readonly message?: string | null | undefined
  /** Columns that this move sets besides. */
  readonly set?: Partial<ApplicationRow>
}

/** Locks an application until the transaction ends, with what time has done to it written down; null where there is none. */
export async function lockApplication(unit: Unit, which: SQL | undefined): Promise<ApplicationRow | null> {
  const [row] = await unit.tx.select().from(applications).where(which).for('update')
  if (row === undefined) return null
  const [lapsed] = await writeLapses(unit, eq(applications.id, row.id))
  return lapsed ?? row
}

export const stale = ({ status, version }: Pick<ApplicationRow, 'status' | 'version'>): Refusal =>
  refuse('STALE', { details: { status, version } })
export const notAllowed = (row: ApplicationRow, by: 'seeker' | 'employer', now: Date): Refusal =>
  refuse('INVALID_TRANSITION', { details: { status: row.status, allowed: allowedNow(row, by, now) } })

/** The refusal of a move that the table does not have, or that was asked of another version; null lets it go on. */
export function refusalOf(row: ApplicationRow, seen: number, to: ApplicationStatus, by: 'seeker' | 'employer', now: Date): Refusal | null {
  const judgement = judgeMove(row, seen, to, by, now)
  if (judgement === 'STALE') return stale(row)
  return judgement === 'INVALID_TRANSITION' ? notAllowed(row, by, now) : null
}

/** Writes a change of exactly this row; refuses STALE where somebody was quicker. */
export async function changeApplication(unit: Unit, row: ApplicationRow, set: Partial<ApplicationRow>): Promise<ApplicationRow | Refusal> {
  const [changed] = await unit.tx
    .update(applications)
    .set({ ...set, version: row.version + 1 })
    .where(and(eq(applications.id, row.id), eq(applications.version, row.version), eq(applications.status, row.status)))
    .returning()
  if (changed !== undefined) return changed
  const [present] = await unit.tx.select().from(applications).where(eq(applications.id, row.id))
  return present === undefined ? refuse('NOT_FOUND') : stale(present)
}

/** Has a rejection wait, or takes it back; colleagues see it at once. */
export async function changePending(
  unit: Unit,
  row: ApplicationRow,
  pending: Pick<ApplicationRow, 'pendingReason' | 'pendingMessage' | 'pendingAt'>,
): Promise<ApplicationRow | Refusal> {
  const changed = await changeApplication(unit, row, { ...pending, undo: null })
  if (!isRefusal(changed)) await publishToTeam(unit.tx, changed)
  return changed
}

/** Carries out a move that was judged, with its row of the history. What waits for the seeker, or has not gone out to them, is dropped. */
export async function makeMove(unit: Unit, row: ApplicationRow, move: Move): Promise<ApplicationRow | Refusal> {
  const { to, by, personId, reason = null, message = null, set } = move
  const replyBy = replyByAfter(row.status, to, row, unit.now)
  const moved = await changeApplication(unit, row, {
    status: to,
    changedAt: unit.now,
    replyBy,
    ...(replyBy?.getTime() !== row.replyBy?.getTime() && { reminders: 0, remindedAt: null }),
    ...(by === 'employer' && isAnswer(to) && { firstReplyAt: row.firstReplyAt ?? unit.now }),
    ...(by === 'employer' && showsName(to) && { isNameShown: true }),
    reason,
    pendingReason: null,
    pendingMessage: null,
    pendingAt: null,
    undo: null,
    ...set,
  })
  if (isRefusal(moved)) return moved
  if (isHeld(row.status) !== isHeld(to)) await indexAnew(unit.tx, [row.jobId])
  if (!isHeld(to)) await endNewTimes(unit, eq(applications.id, row.id))
  if (row.status === 'interview_invited') await endInterviews(unit.tx, [row.id], 'cancelled')
  await record(unit.tx, [{ applicationId: row.id, status: to, at: unit.now, by, personId, reason, message }])
  // Who withdraws or hires knows what that ends; who is hired reads it with the hire.
  await endMeetings(unit, endedAmong([moved]), by === 'seeker' ? ['employer'] : to === 'hired' ? [] : undefined)
  if (to === 'offer_accepted') await endProposals(unit, moved)
  return moved
}
