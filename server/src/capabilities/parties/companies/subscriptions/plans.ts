import { type PackageCode, packageCodes } from '@evenshift/contract/states/company/subscription'
import type { Plan } from '@evenshift/contract/model/company/subscription'
import { statusById } from '#server/capabilities/ground/approval/public'
import { addLimits, largest } from '#server/capabilities/parties/companies/subscriptions/rules'
import {
  type HeldPackage,
  findPackage,
  insertEntitlement,
  insertMissing,
  packagesOf,
} from '#server/capabilities/parties/companies/subscriptions/store'
import { packages } from '#server/capabilities/parties/companies/subscriptions/packages'
import { type Refusal, refuse, refuseField } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'

export interface CompanyPlan {
  /** The plan itself; additions only raise its limits. */
  readonly package: PackageCode
  readonly name: string
  readonly limits: Plan['limits']
  /** Whether it keeps templates. */
  readonly templates: boolean
  /** Whether it sees what happens around its jobs. */
  readonly activity: boolean
  /** The last payment for it failed: no new jobs. */
  readonly isUnpaid: boolean
  /** What comes on top of the plan, the first to end first. */
  readonly additions: readonly { readonly package: PackageCode; readonly endsAt: Date | null }[]
}

/** Of several plans the largest counts, and every addition comes on top of it. */
function planFrom(held: readonly HeldPackage[], starter: HeldPackage): CompanyPlan {
  const plan = largest(held.filter(({ isAddition }) => !isAddition)) ?? starter
  const additions = held.filter(({ isAddition }) => isAddition)
  return {
    package: plan.code,
    name: plan.name,
    templates: plan.templates,
    activity: plan.activity,
    isUnpaid: plan.isUnpaid,
    additions: additions.map(({ code, endsAt }) => ({ package: code, endsAt })),
    limits: addLimits(
      plan.limits,
      additions.map(({ limits }) => limits),
    ),
  }
}

/** What a company’s package and additions allow at this time; starter where it has none. */
export async function planOf(db: Db, employerId: string, now: Date): Promise<CompanyPlan> {
  const { starter, held } = await packagesOf(db, employerId, now)
  return planFrom(held, starter)
}

/** The same, were this the plan that the company pays for at that time; null is none. */
export async function planPaying(db: Db, employerId: string, at: Date, paid: Plan | null): Promise<CompanyPlan> {
  const { starter, held } = await packagesOf(db, employerId, at)
  const others = held.filter(({ isAddition, isPaid }) => isAddition || !isPaid)
  return planFrom(paid === null ? others : [{ ...paid, endsAt: null, isPaid: true, isUnpaid: false }, ...others], starter)
}

/** Gives a company a package by its code; for staff, until it can be bought. */
export async function grantPackage(db: Db, employerId: string, code: string, now: Date): Promise<Plan | Refusal> {
  const known = packageCodes.find((one) => one === code)
  if (known === undefined) return refuseField('code', `There’s no package ${code}. Choose one of: ${packageCodes.join(', ')}.`)
  if ((await statusById(db, employerId)) === null) return refuse('NOT_FOUND', { message: 'There’s no company with this id.' })
  const plan = await findPackage(db, known)
  await insertEntitlement(db, employerId, plan, now)
  return plan
}

/** Makes sure that every package is there: call it at every start. A row that staff changed stays as it is. */
export const ensurePackages = (db: Db): Promise<void> => insertMissing(db, packages)
