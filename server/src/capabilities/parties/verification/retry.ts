import { findEmployer, holdEmployer } from '#server/capabilities/parties/companies/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { approvalOf } from '#server/capabilities/ground/approval/public'
import { checkAnsweredCompany } from '#server/capabilities/parties/verification/company'
import type { Parts } from '#server/http/call/context'
import type { CompanyRegister } from '#server/platform/company-register/port'
import type { QueuedWork, Unit } from '#server/platform/queue/port'

type Answer = Awaited<ReturnType<CompanyRegister['find']>> | null

const MINUTE_MS = 60_000
/** Doubles with each silence: a short outage costs minutes, a long one asks for little. */
const FIRST_PAUSE_MINUTES = 5
const LONGEST_PAUSE_MINUTES = 12 * 60

async function askLater({ tx, queue, now }: Unit, employerId: string, pauseMinutes: number): Promise<void> {
  const startAfter = new Date(now.getTime() + pauseMinutes * MINUTE_MS)
  await queue.send(tx, 'company.check', { employerId, pauseMinutes }, { startAfter, singletonKey: employerId })
}

/** Has a silent register asked again later; one that answered is not asked any more. */
export async function askAgainIfSilent(unit: Unit, employerId: string, answer: Answer): Promise<void> {
  await unit.queue.forget(unit.tx, 'company.check', { employerId })
  if (answer === 'down') await askLater(unit, employerId, FIRST_PAUSE_MINUTES)
}

/** Asks the register for a company that waits since it was silent, and judges it by the answer. */
export async function checkWaitingCompany(
  { db, queue, clock, register }: Parts,
  { employerId, pauseMinutes }: QueuedWork['company.check'],
): Promise<void> {
  const asked = await findEmployer(db, employerId)
  const approval = await approvalOf(db, employerId)
  if (asked === null || asked.registrationNumber === null || approval?.status !== 'Pending') return
  const answer = await register.find(asked.registrationNumber)
  const now = clock.now()
  await db.transaction(async (tx) => {
    const unit = { tx, queue, now }
    const held = await holdEmployer(tx, employerId)
    // A change of the number brought its own check.
    if (held === null || held.registrationNumber !== asked.registrationNumber) return
    if (answer === 'down') await askLater(unit, employerId, Math.min(pauseMinutes * 2, LONGEST_PAUSE_MINUTES))
    else await checkAnsweredCompany(unit, { ...held, register: answer, today: londonDate(now) })
  })
}
