import { type CompanyPlan, planOf, teamOf } from '#server/capabilities/parties/companies/public'
import { type JobRow, pauseSurplus } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'
import { publish } from '#server/platform/live/port'
import type { Unit } from '#server/platform/queue/port'

/** What a company has now, and the jobs for which that had no room. */
export interface Fitted {
  readonly plan: CompanyPlan
  readonly paused: readonly JobRow[]
}

/** Pauses the live jobs for which a company's plan has no room any more. */
export async function fitJobs(unit: Unit, employerId: string, keepLive: readonly string[]): Promise<Fitted> {
  const plan = await planOf(unit.tx, employerId, unit.now)
  return { plan, paused: await pauseSurplus(unit, employerId, plan.limits.liveJobs, keepLive) }
}

/** Tells everybody in a company at once that its plan, or what is paid for it, has changed. */
export async function publishPlan(tx: Db, employerId: string, { package: code }: CompanyPlan): Promise<void> {
  const team = await teamOf(tx, employerId)
  await publish(
    tx,
    team.map(({ personId }) => ({ personId, event: 'plan', data: { package: code } })),
  )
}
