import { fitJobs, publishPlan } from '#server/capabilities/derived/billing/fit'
import { tellEnded, tellEnding } from '#server/capabilities/derived/billing/letters/ends'
import { endOf, endedPlan, nextReminder } from '#server/capabilities/derived/billing/rules'
import { findMembership, holdDueReminders, setRemindAt } from '#server/capabilities/derived/billing/store'
import type { MembershipRow } from '#server/capabilities/derived/billing/tables'
import { companiesWithEnded, listPackages, planOf, planPaying, takeEnded } from '#server/capabilities/parties/companies/public'
import { liveJobs, surplusOf } from '#server/capabilities/work/jobs/public'
import type { Parts } from '#server/http/call/context'
import { takeTurn } from '#server/platform/database/locks'
import type { Unit } from '#server/platform/queue/port'

type ClockParts = Pick<Parts, 'db' | 'queue'>

/** Companies in one transaction or look; more wait for the next minute. */
const BATCH = 200

async function endPlan(unit: Unit, employerId: string): Promise<void> {
  const { tx, now } = unit
  await takeTurn(tx, 'publish', employerId)
  const ended = await takeEnded(tx, employerId, now)
  if (ended.length === 0) return
  const fitted = await fitJobs(unit, employerId, (await findMembership(tx, employerId))?.keepLive ?? [])
  await tellEnded(unit, employerId, { ended: endedPlan(ended, [{ package: fitted.plan.package }], await listPackages(tx)), ...fitted })
  await publishPlan(tx, employerId, fitted.plan)
}

/** Ends what companies had until now, as far as nobody has told so yet: jobs for which there is no room pause. */
export async function endPlans({ db, queue }: ClockParts, now: Date): Promise<void> {
  for (const employerId of await companiesWithEnded(db, now, BATCH)) await db.transaction((tx) => endPlan({ tx, queue, now }, employerId))
}

async function remind(unit: Unit, row: MembershipRow): Promise<void> {
  const { tx, now } = unit
  const [{ employerId, nextPackage, keepLive }, end] = [row, endOf(row)]
  await setRemindAt(tx, employerId, nextReminder(end, now))
  if (end === null || end <= now) return
  const next = (await listPackages(tx)).find(({ code }) => code === nextPackage) ?? null
  const [plan, then] = [await planOf(tx, employerId, now), await planPaying(tx, employerId, end, next)]
  const live = await liveJobs(tx, employerId)
  const pausing = surplusOf(live, then.limits.liveJobs, keepLive).length
  await tellEnding(unit, employerId, { name: plan.name, nextName: then.name, at: end, live: live.length, pausing })
}

/** Reminds owners, once each time, of plans that end or shrink soon. */
export const remindOfEnds = ({ db, queue }: ClockParts, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    for (const row of await holdDueReminders(tx, now, BATCH)) await remind({ tx, queue, now }, row)
  })
