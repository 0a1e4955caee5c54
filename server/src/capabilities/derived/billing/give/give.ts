import type { Plan } from '@evenshift/contract/model/company/subscription'
import { fitJobs, publishPlan } from '#server/capabilities/derived/billing/fit'
import { tellEnded } from '#server/capabilities/derived/billing/letters/ends'
import { grantPackage } from '#server/capabilities/parties/companies/public'
import { type Refusal, isRefusal } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

/** Gives a company a package for nothing, as staff do; jobs for which it has no room pause. */
export async function givePackage(unit: Unit, employerId: string, code: string): Promise<Plan | Refusal> {
  const given = await grantPackage(unit.tx, employerId, code, unit.now)
  if (isRefusal(given)) return given
  const fitted = await fitJobs(unit, employerId, [])
  await tellEnded(unit, employerId, { ended: null, ...fitted })
  await publishPlan(unit.tx, employerId, fitted.plan)
  return given
}
