import { type PackageCode, packageCodes } from '@evenshift/contract/states/company/subscription'
import type { Plan } from '@evenshift/contract/model/company/subscription'
import { statusById } from '#server/capabilities/ground/approval/public'
import { addLimits } from '#server/capabilities/parties/companies/subscriptions/rules'
import { findPackage, insertEntitlement, insertMissing, packagesOf } from '#server/capabilities/parties/companies/subscriptions/store'
import { packages } from '#server/capabilities/parties/companies/subscriptions/packages'
import { type Refusal, refuse, refuseField } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'

export interface CompanyPlan {
  /** The plan itself; additions only raise its limits. */
  readonly package: PackageCode
  readonly limits: Plan['limits']
  /** Whether it keeps templates. */
  readonly templates: boolean
  /** Whether it sees what happens around its jobs. */
  readonly activity: boolean
}

/** What a company's package and additions allow at this time; starter where it has none. */
export async function planOf(db: Db, employerId: string, now: Date): Promise<CompanyPlan> {
  const { plan, additions } = await packagesOf(db, employerId, now)
  return {
    package: plan.code,
    templates: plan.templates,
    activity: plan.activity,
    limits: addLimits(
      plan.limits,
      additions.map(({ limits }) => limits),
    ),
  }
}

/** Gives a company a package by its code; for staff, until it can be bought. */
export async function grantPackage(db: Db, employerId: string, code: string, now: Date): Promise<Plan | Refusal> {
  const known = packageCodes.find((one) => one === code)
  if (known === undefined) return refuseField('code', `There is no package ${code}. Choose one of: ${packageCodes.join(', ')}.`)
  if ((await statusById(db, employerId)) === null) return refuse('NOT_FOUND', { message: 'There is no company with this id.' })
  const plan = await findPackage(db, known)
  await insertEntitlement(db, employerId, plan, now)
  return plan
}

/** Makes sure that every package is there: call it at every start. A row that staff changed stays as it is. */
export const ensurePackages = (db: Db): Promise<void> => insertMissing(db, packages)
