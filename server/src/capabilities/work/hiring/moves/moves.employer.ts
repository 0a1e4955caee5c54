import { and, eq, inArray, ne } from 'drizzle-orm'
import type { ApplicantMove } from '@evenshift/contract/model/application/applicant-move'
import type { InputFault } from '@evenshift/contract/refusals'
import { applicationTabs, isHeld, isOpen } from '@evenshift/contract/states/application/application'
import { type ApplicationRow, applications, rightToWorkChecks } from '#server/capabilities/work/hiring/tables'
import type { Mover } from '#server/capabilities/work/hiring/history'
import { changePending, lockApplication, makeMove, notAllowed, refusalOf } from '#server/capabilities/work/hiring/moves/moves'
import { findForEmployer } from '#server/capabilities/work/hiring/lists/store.employer'
import { isReadable, showsContact } from '#server/capabilities/work/hiring/rules'
import { lockJob } from '#server/capabilities/work/hiring/moves/job-lock'
import { meetingWords, notNeeded } from '#server/capabilities/work/hiring/letters/meeting-words'
import { meetingOffNow } from '#server/capabilities/work/hiring/meetings/ends'
import { offersOf } from '#server/capabilities/work/hiring/offers/offers-sent'
import { tellShiftsFree } from '#server/capabilities/work/hiring/cover/filled'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { onJobEnded } from '#server/capabilities/work/hiring/moves/job-end'
import { sendInvitation } from '#server/capabilities/work/hiring/moves/invitation'
import { sendOffer } from '#server/capabilities/work/hiring/moves/offers'
import { undoEnds } from '#server/capabilities/work/hiring/moves/rules.undo'
import { writeLapses } from '#server/capabilities/work/hiring/moves/store.lapses'
import { fillPlace, jobForApplication } from '#server/capabilities/work/jobs/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { wordingFaults } from '#server/capabilities/ground/wording/public'
import { type Refusal, isRefusal, refuse, refuseField } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

/** A member of the company that the application was sent to. */
export interface Member {
  readonly employerId: string
  readonly userId: string
}
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
/** A move as it was asked for; the version that was seen stands beside it. */
export type AskedMove = Without<ApplicantMove, 'version'>
type MoveTo<S extends AskedMove['status']> = Extract<AskedMove, { status: S }>

const open = [...applicationTabs.live, ...applicationTabs.jobOffer]

/** To review or shortlist; the employer may take it back within the hour, unless an interview was cancelled by it. */
async function look(unit: Unit, row: ApplicationRow, mover: Mover, { status: to, message }: MoveTo<'in_review' | 'shortlisted'>) {
  const isRevived = !isOpen(row.status)
  if (isRevived && !(await mayRevive(unit, row))) return notAllowed(row, 'employer', unit.now)
  const { status, reason, replyBy } = row
  const isCancelled = status === 'interview_invited'
  const undo = { status, reason, replyBy: replyBy?.toISOString() ?? null, until: undoEnds(unit.now).toISOString() }
  const moved = await makeMove(unit, row, { ...mover, to, message, set: { undo: isCancelled ? null : undo } })
  if (isRefusal(moved)) return moved
  if (isRevived) await notify(unit, 'reopened', [moved])
  else if (isCancelled) await notify(unit, 'interview_cancelled', [moved])
  else await notify(unit, to, [moved])
  return moved
}
/** What is over is taken up again only while its job stands and the seeker has no other open application for it. */
async function mayRevive(unit: Unit, row: ApplicationRow): Promise<boolean> {
  const { tx, now } = unit
  const job = await jobForApplication(tx, row.jobId, now)
  const others = and(eq(applications.jobId, row.jobId), eq(applications.seekerId, row.seekerId), ne(applications.id, row.id))
  await writeLapses(unit, others)
  return job !== null && job.status !== 'removed' && (await tx.$count(applications, and(others, inArray(applications.status, open)))) === 0
}

async function rescind(unit: Unit, row: ApplicationRow, mover: Mover, { reason, message }: MoveTo<'offer_rescinded'>) {
  const said = [reason, message].filter(Boolean).join('\n\n')
  const moved = await makeMove(unit, row, { ...mover, to: 'offer_rescinded', message: said })
  if (isRefusal(moved)) return moved
  await notify(unit, 'offer_rescinded', [moved])
  if (isHeld(row.status)) await tellShiftsFree(unit, moved, (await offersOf(unit.tx, [row.id])).get(row.id)?.shifts ?? [])
  return moved
}

async function hire(unit: Unit, row: ApplicationRow, mover: Mover, { rightToWork, message }: MoveTo<'hired'>, userId: string) {
  if (rightToWork.checkedOn > londonDate(unit.now)) return refuseField('rightToWork.checkedOn', 'The check date can’t be in the future')
  const moved = await makeMove(unit, row, { ...mover, to: 'hired', message })
  if (isRefusal(moved)) return moved
  await unit.tx.insert(rightToWorkChecks).values({ applicationId: row.id, ...rightToWork, attestedBy: userId, attestedAt: unit.now })
  const off = await meetingOffNow(unit, row.id)
  await notify(unit, 'hired', [moved], off === null ? undefined : notNeeded(meetingWords(off, unit.now), off.at !== null))
  return moved
}

/** Only the employer knows of it until the hour is over. */
const reject = (unit: Unit, row: ApplicationRow, { reason, message }: MoveTo<'rejected'>) =>
  changePending(unit, row, { pendingReason: reason, pendingMessage: message ?? null, pendingAt: unit.now })

/** What may not be written with a move: no reason that the law forbids, and before contact is shown no fees, papers or other channels. */
function faultsOf({ status }: ApplicationRow, move: AskedMove): InputFault[] {
  const { message = '' } = move
  if (move.status === 'rejected') return wordingFaults({ message }, 'rejection')
  if (move.status === 'offer_rescinded') return wordingFaults({ reason: move.reason, message }, 'rejection')
  return showsContact(status) ? [] : wordingFaults({ message }, 'message')
}

function carryOut(unit: Unit, row: ApplicationRow, move: AskedMove, { userId }: Member): Promise<ApplicationRow | Refusal> | Refusal {
  const mover = { by: 'employer', personId: userId } as const
  switch (move.status) {
    case 'in_review':
    case 'shortlisted':
      return look(unit, row, mover, move)
    case 'offered':
      return sendOffer(unit, row, mover, move.offer, move.message)
    case 'offer_rescinded':
      return rescind(unit, row, mover, move)
    case 'hired':
      return hire(unit, row, mover, move, userId)
    case 'rejected':
      return reject(unit, row, move)
    case 'interview_invited':
      return sendInvitation(unit, row, mover, move.interview, move.message)
  }
}

/**
 * One move of an employer, in the caller's transaction. Refuses NOT_FOUND, STALE, INVALID_TRANSITION, and what the move itself demands.
 * A hire takes its place first, since the job's row is held before its applications.
 */
export async function moveByEmployer(
  unit: Unit,
  member: Member,
  id: string,
  seen: number,
  move: AskedMove,
): Promise<ApplicationRow | Refusal> {
  const { tx, now } = unit
  const found = await findForEmployer(tx, member.employerId, id, now)
  if (found === null) return refuse('NOT_FOUND')
  const isHire = move.status === 'hired'
  const filled = isHire ? await fillPlace(unit, found.jobId) : null
  // What takes a seat, or may free one.
  if (isHire || move.status === 'offered' || move.status === 'offer_rescinded') await lockJob(tx, found.jobId, 'alone')
  const row = await lockApplication(unit, and(eq(applications.id, id), eq(applications.employerId, member.employerId)))
  if (row === null || !isReadable(row, now)) return refuse('NOT_FOUND')
  const refusal = refusalOf(row, seen, move.status, 'employer', now)
  if (refusal !== null) return refusal
  const errors = faultsOf(row, move)
  if (errors.length > 0) return refuse('INVALID_INPUT', { errors })
  if (filled === 'none_left') return refuse('VACANCIES_TAKEN')
  const moved = await carryOut(unit, row, move, member)
  if (!isRefusal(moved) && filled === 'filled_and_closed') await onJobEnded(unit, row.jobId, 'filled')
  return moved
}
