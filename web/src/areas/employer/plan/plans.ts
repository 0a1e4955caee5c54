import type { Output } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import type { Membership, Plan } from '@evenshift/contract/model/company/subscription'
import type { BillingInterval, PackageCode } from '@evenshift/contract/states/company/subscription'

/** What the company may do now, for every role. */
export type Entitlement = Output<EmployerService['entitlement']>
export type Limits = Plan['limits']
export type LimitKey = keyof Limits

/** What a plan costs: each interval, or once; monthly where it has no other price. In pence without VAT. */
export const netOf = ({ prices }: Plan, interval: BillingInterval): number =>
  (prices.find((one) => one.interval === interval) ?? prices[0])?.net ?? 0

/** Whether something is charged for each period. */
export const isPaying = ({ price }: Pick<Membership, 'price'>): boolean => price !== null

/** Whether a plan that others pay for is had for nothing. */
export const isGiven = (own: Pick<Membership, 'price' | 'package'>): boolean => !isPaying(own) && own.package !== 'starter'

export const planAt = (plans: readonly Plan[], code: PackageCode): Plan | undefined => plans.find((one) => one.code === code)

/** Those that one can move between, the smallest first. */
const bySize = (plans: readonly Plan[]): readonly Plan[] =>
  plans.filter(({ isAddition, onApproval }) => !isAddition && !onApproval).toSorted((a, b) => a.limits.liveJobs - b.limits.liveJobs)

const isMore = (one: number | null, than: number | null): boolean => than !== null && (one === null || one > than)

/** Whether a plan is larger than another. */
export const isLarger = (one: Plan, than: Plan): boolean => one.limits.liveJobs > than.limits.liveJobs

/** The smallest plan that has more of something than the present one; null where that has the most. */
export function nextUp(plans: readonly Plan[], code: PackageCode, has: (plan: Plan, than: Plan) => boolean): Plan | null {
  const present = planAt(plans, code)
  if (present === undefined) return null
  return bySize(plans).find((one) => has(one, present)) ?? null
}

/** More room for what is counted. */
export const moreOf =
  (key: LimitKey) =>
  (plan: Plan, than: Plan): boolean =>
    isMore(plan.limits[key], than.limits[key])

/** The plans as they are offered: the present one in its place, the free one for charities only to who has it, additions last. */
export function offeredPlans(plans: readonly Plan[], present: PackageCode): readonly Plan[] {
  const own = plans.filter(({ code, onApproval }) => onApproval && code === present)
  const sized = bySize(plans)
  return [...sized.slice(0, 1), ...own, ...sized.slice(1), ...plans.filter(({ isAddition }) => isAddition)]
}
