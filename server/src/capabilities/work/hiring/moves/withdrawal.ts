import { and, eq } from 'drizzle-orm'
import { type LeaveReason, isHeld } from '@evenshift/contract/states/application/application'
import { type ApplicationRow, applications } from '#server/capabilities/work/hiring/tables'
import { lockJob } from '#server/capabilities/work/hiring/moves/job-lock'
import { lockApplication, makeMove, refusalOf } from '#server/capabilities/work/hiring/moves/moves'
import { freeAgain } from '#server/capabilities/work/hiring/cover/free-again'
import { tellShiftsFree } from '#server/capabilities/work/hiring/cover/filled'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { endMeetings } from '#server/capabilities/work/hiring/meetings/ends'
import { offersOf } from '#server/capabilities/work/hiring/offers/offers-sent'
import { jobForApplication } from '#server/capabilities/work/jobs/public'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

/** What the employer hears, by whether they counted on the seeker's start, and whether their account goes too. */
const notices = {
  open: { stays: 'withdrawn', goes: 'erased' },
  held: { stays: 'pulled_out', goes: 'pulled_out_erased' },
} as const

/** Withdraws whatever is open, whoever moves it at the same time, and tells the employer. Refuses NOT_FOUND and INVALID_TRANSITION. */
export async function withdraw(
  unit: Unit,
  seekerId: string,
  id: string,
  reason: LeaveReason | undefined,
  account: 'stays' | 'goes' = 'stays',
): Promise<ApplicationRow | Refusal> {
  const own = and(eq(applications.id, id), eq(applications.seekerId, seekerId))
  const [found] = await unit.tx.select({ jobId: applications.jobId, status: applications.status }).from(applications).where(own)
  // A place that comes free is told to whoever waits for it.
  if (found && isHeld(found.status)) await lockJob(unit.tx, found.jobId, 'alone')
  const row = await lockApplication(unit, own)
  if (row === null) return refuse('NOT_FOUND')
  const refusal = refusalOf(row, row.version, 'withdrawn', 'seeker', unit.now)
  if (refusal !== null) return refusal
  // Named by the move itself, but of who is about to be nobody.
  if (account === 'goes') await endMeetings(unit, [row], ['employer'], account)
  const moved = await makeMove(unit, row, { to: 'withdrawn', by: 'seeker', personId: seekerId, reason })
  if (isRefusal(moved)) return moved
  if (!isHeld(row.status)) await notify(unit, notices.open[account], [moved])
  else {
    const agreed = (await offersOf(unit.tx, [id])).get(id)?.shifts ?? []
    const job = (await jobForApplication(unit.tx, row.jobId, unit.now)) ?? { id: row.jobId, shifts: [] }
    await notify(unit, notices.held[account], [moved], (await freeAgain(unit.tx, job, agreed, unit.now)) ?? undefined)
    await tellShiftsFree(unit, moved, agreed)
  }
  return moved
}
