import { GRACE_DAYS, INVOICES_KEPT_YEARS, PLAN_REMINDER_DAYS, PRICE_MINUTES } from '@evenshift/contract/constants'
import { HOUR_MS, plusDays } from '@evenshift/contract/days'
import type { Plan } from '@evenshift/contract/model/company/subscription'
import type { BillingInterval, MembershipStatus, PackageCode } from '@evenshift/contract/states/company/subscription'

/** What of a subscription decides what a company may do. */
interface Terms {
  readonly id: string
  readonly status: MembershipStatus
  readonly package: PackageCode
  readonly startedAt: Date
  readonly periodEndsAt: Date
  readonly cancelAtPeriodEnd: boolean
  readonly pastDueSince: Date | null
}
interface Bought {
  readonly sessionId: string
  readonly package: PackageCode
  readonly paidAt: Date
}
interface Paid {
  readonly package: PackageCode
  readonly paidBy: string
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly isUnpaid: boolean
}

/** Until when a failed payment can be made good; null where none failed. */
export const graceEnd = ({ status, pastDueSince }: Pick<Terms, 'status' | 'pastDueSince'>): Date | null =>
  status === 'past_due' && pastDueSince !== null ? plusDays(pastDueSince, GRACE_DAYS) : null

const earlier = (one: Date | null, other: Date | null): Date | null => (one === null || (other !== null && other < one) ? other : one)

/** What a subscription lets a company do; null where nothing, though it may come back to life. */
function paidPlan(terms: Terms): Paid | null {
  const { id: paidBy, status, package: code, startedAt: startsAt } = terms
  if (status !== 'active' && status !== 'trialing' && status !== 'past_due') return null
  const endsAt = earlier(terms.cancelAtPeriodEnd ? terms.periodEndsAt : null, graceEnd(terms))
  return { package: code, paidBy, startsAt, endsAt, isUnpaid: status === 'past_due' }
}

/** All that a company has paid for at this time. `daysOf` says how long what is bought once lasts. */
export function paidPackages(
  subscription: Terms | null,
  bought: readonly Bought[],
  daysOf: (code: PackageCode) => number,
  now: Date,
): Paid[] {
  const plan = subscription === null ? null : paidPlan(subscription)
  const additions = bought.map(({ sessionId: paidBy, package: code, paidAt: startsAt }) => ({
    package: code,
    paidBy,
    startsAt,
    endsAt: plusDays(startsAt, daysOf(code)),
    isUnpaid: false,
  }))
  return [...(plan === null ? [] : [plan]), ...additions].filter(({ endsAt }) => endsAt === null || endsAt > now)
}

/** The plan that a company paid for and has no longer, unless for one that allows as much. */
export function endedPlan(
  before: readonly { readonly package: PackageCode }[],
  now: readonly { readonly package: PackageCode }[],
  packages: readonly Plan[],
): Plan | null {
  const planIn = (held: typeof now) => packages.find(({ code, isAddition }) => !isAddition && held.some((one) => one.package === code))
  const [had, has] = [planIn(before), planIn(now)]
  return had === undefined || (has !== undefined && has.limits.liveJobs >= had.limits.liveJobs) ? null : had
}

/** What was charged before this time is kept no longer. */
export function keptSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - INVOICES_KEPT_YEARS)
  return since
}

interface Ending {
  readonly periodEndsAt: Date | null
  readonly cancelAtPeriodEnd: boolean
  readonly nextPackage: PackageCode | null
}
/** When a plan ends or shrinks, as its owner wanted; null where it goes on. */
export const endOf = ({ periodEndsAt, cancelAtPeriodEnd, nextPackage }: Ending): Date | null =>
  cancelAtPeriodEnd || nextPackage !== null ? periodEndsAt : null

/** When owners are told of an end that is to come, the first first. */
export const remindersOf = (end: Date, now: Date): Date[] => PLAN_REMINDER_DAYS.map((days) => plusDays(end, -days)).filter((at) => at > now)
export const nextReminder = (end: Date | null, now: Date): Date | null => (end === null ? null : (remindersOf(end, now)[0] ?? null))

/** Whether it can be bought at all. */
export const isForSale = ({ onApproval, prices }: Plan): boolean => !onApproval && prices.some(({ net }) => net > 0)

const monthly = ({ prices }: Plan): number => prices.find(({ interval }) => interval === 'month')?.net ?? 0
/** Whether a plan begins at once, being larger or paid for longer, or once the period ends that is paid for. */
export const isAtOnce = (from: Plan, to: Plan): boolean => monthly(to) >= monthly(from)

/** Why this interval does not go with the change; null where it does. */
export function intervalFault(from: BillingInterval, to: BillingInterval, atOnce: boolean): string | null {
  if (from === to) return null
  if (from === 'year') return 'You’ve paid for a year. Choose yearly'
  return atOnce ? null : 'A smaller plan goes on monthly. Choose yearly once it has started'
}

/** Whether a price that was shown at this moment is still charged as it was shown. */
export const isStillShown = (shownAt: Date, now: Date): boolean =>
  shownAt <= now && now.getTime() - shownAt.getTime() <= (PRICE_MINUTES / 60) * HOUR_MS
