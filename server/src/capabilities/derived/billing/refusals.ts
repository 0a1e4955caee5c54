import type { Plan } from '@evenshift/contract/model/company/subscription'
import { endOf, isForSale } from '#server/capabilities/derived/billing/rules'
import type { MembershipRow } from '#server/capabilities/derived/billing/tables'
import type { CompanyPlan } from '#server/capabilities/parties/companies/public'
import { type Refusal, refuse } from '#server/http/call/refuse'

/** A membership that is paid for, whether or not the last payment came. */
export interface Subscribed extends MembershipRow {
  readonly subscriptionId: string
  readonly status: NonNullable<MembershipRow['status']>
  readonly package: Plan['code']
  readonly interval: NonNullable<MembershipRow['interval']>
  readonly periodEndsAt: Date
}
const over = ['incomplete', 'incomplete_expired', 'canceled']
/** Null where nothing is subscribed to that could be changed. */
export function subscribedOf(row: MembershipRow | null): Subscribed | null {
  if (row === null || row.status === null || over.includes(row.status)) return null
  const { subscriptionId, status, package: code, interval, periodEndsAt } = row
  return subscriptionId === null || code === null || interval === null || periodEndsAt === null
    ? null
    : { ...row, subscriptionId, status, package: code, interval, periodEndsAt }
}

/** Refuses a step that this membership does not have. */
export const noStep = (row: Pick<MembershipRow, 'status'> | null, message: string, allowed: string[] = []): Refusal =>
  refuse('INVALID_TRANSITION', { message, details: { status: row?.status ?? 'active', allowed } })

/** Until the last payment is made good nothing else is bought. */
export const dueRefusal = (subscribed: Subscribed | null): Refusal | null =>
  subscribed?.status === 'past_due' || subscribed?.status === 'unpaid' ? refuse('PAYMENT_DUE') : null

/** Why a company cannot buy this package; null where it can. */
export function buyingRefusal(plan: Plan, has: CompanyPlan, row: MembershipRow | null): Refusal | null {
  if (plan.onApproval) return noStep(row, 'This plan is free once we’ve checked. Ask for it instead.', ['ask'])
  if (!isForSale(plan)) return noStep(row, `${plan.name} is free. There’s nothing to pay.`)
  const subscribed = subscribedOf(row)
  const due = dueRefusal(subscribed)
  if (due !== null || plan.isAddition) return due
  if (subscribed !== null) return refuse('ALREADY_EXISTS', { message: `You already have ${has.name}. Change your plan instead.` })
  const isLess = has.package !== 'starter' && has.limits.liveJobs >= plan.limits.liveJobs
  return isLess ? noStep(row, `You already have ${has.name}, free.`) : null
}

/** Why a plan that is paid for cannot be changed now; null where it can. */
export function changingRefusal(subscribed: Subscribed): Refusal | null {
  const due = dueRefusal(subscribed)
  if (due !== null || endOf(subscribed) === null) return due
  const message = subscribed.cancelAtPeriodEnd
    ? 'Your plan is about to end. Keep it first.'
    : 'You’re already moving to another plan. Keep this one first.'
  return noStep(subscribed, message, ['resume', 'cancel'])
}
