import { and, eq } from 'drizzle-orm'
import type { Parsed } from '@evenshift/contract/call'
import type { seekerAppscreen } from '@evenshift/contract/seeker/applications/appscreen'
import { type LeaveReason, tabOf } from '@evenshift/contract/states/application/application'
import { type ApplicationRow, applications } from '#server/capabilities/work/hiring/tables'
import { answerTerms } from '#server/capabilities/work/hiring/moves/offers'
import { findForSeeker } from '#server/capabilities/work/hiring/lists/store.seeker'
import { insertMessage } from '#server/capabilities/work/hiring/lists/store.messages'
import { warnOfHours } from '#server/capabilities/work/hiring/moves/hours-warning'
import { lockApplication, makeMove, notAllowed, refusalOf, stale } from '#server/capabilities/work/hiring/moves/moves'
import { lockJob } from '#server/capabilities/work/hiring/moves/job-lock'
import { tellShiftsFilled } from '#server/capabilities/work/hiring/cover/filled'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

/** An application that nobody else moves, and the same with the version that its seeker reads. */
interface Locked {
  readonly row: ApplicationRow
  readonly asRead: ApplicationRow
}

async function answer(unit: Unit, { row, asRead }: Locked, seen: number, to: 'offer_accepted' | 'offer_declined', reason?: LeaveReason) {
  if (row.status === 'offer_expired') return refuse('OFFER_EXPIRED')
  const refusal = refusalOf(asRead, seen, to, 'seeker', unit.now)
  if (refusal !== null) return refusal
  const moved = await makeMove(unit, row, { to, by: 'seeker', personId: row.seekerId, reason })
  if (isRefusal(moved)) return moved
  await answerTerms(unit, row.id)
  await notify(unit, to, [moved])
  if (to === 'offer_accepted') {
    await tellShiftsFilled(unit, moved)
    await warnOfHours(unit, moved)
  }
  return moved
}

/** A question moves nothing: the offer stays, and so does the time in which it can be accepted. */
async function ask(unit: Unit, { row, asRead }: Locked, seen: number, question: string): Promise<ApplicationRow | Refusal> {
  if (asRead.version !== seen) return stale(asRead)
  if (tabOf(row.status) !== 'jobOffer') return notAllowed(row, 'seeker', unit.now)
  await insertMessage(unit.tx, { applicationId: row.id, from: 'seeker', personId: row.seekerId, text: question, createdAt: unit.now })
  await notify(unit, 'asked', [row])
  return row
}

/** The seeker's answer to the offer as last seen. Refuses NOT_FOUND, OFFER_EXPIRED, STALE and INVALID_TRANSITION. */
export async function answerOffer(
  unit: Unit,
  seekerId: string,
  input: Parsed<typeof seekerAppscreen.answerOffer>['body'],
): Promise<ApplicationRow | Refusal> {
  const isOwn = and(eq(applications.id, input.applicationId), eq(applications.seekerId, seekerId))
  // Held by all that changes how many seats are taken.
  const [sent] = await unit.tx.select({ jobId: applications.jobId }).from(applications).where(isOwn)
  if (sent !== undefined && input.action === 'accept') await lockJob(unit.tx, sent.jobId, 'alone')
  const row = await lockApplication(unit, isOwn)
  const own = await findForSeeker(unit.tx, seekerId, input.applicationId)
  if (row === null || own === null) return refuse('NOT_FOUND')
  const locked = { row, asRead: { ...row, version: own.seenVersion } }
  switch (input.action) {
    case 'accept':
      return answer(unit, locked, input.version, 'offer_accepted')
    case 'decline':
      return answer(unit, locked, input.version, 'offer_declined', input.reason)
    case 'ask':
      return ask(unit, locked, input.version, input.question)
  }
}
