import type { Membership, Plan } from '@evenshift/contract/model/company/subscription'
import type { BillingInterval } from '@evenshift/contract/states/company/subscription'
import { priceOf, withVat } from '@evenshift/contract/states/company/price'
import { packageWords } from '@evenshift/contract/states/company/package-words'
import { perWords } from '#web/areas/employer/plan/plan-words'
import { isLarger, isPaying, netOf, offeredPlans, planAt } from '#web/areas/employer/plan/plans'
import { dayDateNear } from '#web/shared/words/dates'
import { words } from '#web/areas/employer/plan/table/words'

/** What pressing a row's button does: pays at the provider's page, changes a paid plan, or ends it. */
export type PlanAct = 'pay' | 'change' | 'end'
export interface PlanRow {
  readonly plan: Plan
  readonly name: string
  readonly isOwn: boolean
  readonly price: string
  /** The same with VAT, and how long it lasts where that is not forever; empty where it's free. */
  readonly more: string
  readonly figures: { readonly liveJobs: string; readonly interviewInvitations: string; readonly seats: string; readonly questions: string }
  readonly button: { readonly act: PlanAct; readonly label: string; readonly isNext: boolean } | null
  /** In the button's place. */
  readonly note: string
}

const figureOf = (count: number | null, isAddition: boolean): string => {
  if (count === null) return words.noLimit
  if (!isAddition) return String(count)
  return count === 0 ? '–' : `+${count}`
}

function priceWords(plan: Plan, interval: BillingInterval): Pick<PlanRow, 'price' | 'more'> {
  const net = netOf(plan, interval)
  if (net === 0) return { price: words.free, more: '' }
  const gross = words.withVat(priceOf(withVat(net)))
  return plan.isAddition
    ? { price: words.once(priceOf(net)), more: plan.days === null ? gross : words.days(gross, plan.days) }
    : { price: words.per(priceOf(net), perWords[interval]), more: gross }
}

/** The one button of a row; null where nothing of it can be had now. An end or a move that waits is taken back before the next. */
function buttonOf(
  plan: Plan,
  own: Membership,
  present: Plan,
  interval: BillingInterval,
): Omit<NonNullable<PlanRow['button']>, 'isNext'> | null {
  if (plan.isAddition) return { act: 'pay', label: words.buyOneJob }
  const name = packageWords[plan.code]
  const isUp = isLarger(plan, present)
  if (!isPaying(own)) return isUp ? { act: 'pay', label: words.moveUpTo(name) } : null
  if (own.cancelAtPeriodEnd || own.nextPackage) return null
  const isSameInterval = interval === own.interval
  // A year that is paid for is not taken back; a smaller plan goes on as the present one.
  const isLonger = interval === 'year' && !isSameInterval
  if (plan.code === own.package) return isLonger ? { act: 'change', label: words.payByTheYear } : null
  if (isUp) return isSameInterval || isLonger ? { act: 'change', label: words.moveUpTo(name) } : null
  if (netOf(plan, interval) === 0) return { act: 'end', label: words.moveTo(name) }
  return isSameInterval ? { act: 'change', label: words.moveTo(name) } : null
}

function noteOf(plan: Plan, own: Membership, now: Date): string {
  if (plan.code === own.nextPackage && own.renewsAt) return words.from(dayDateNear(own.renewsAt, now))
  return plan.code === own.package && own.startedAt ? words.since(dayDateNear(own.startedAt, now)) : ''
}

/** Every plan that is offered, with what it costs by the month or the year and what can be done about it. */
export function planRows(plans: readonly Plan[], own: Membership, interval: BillingInterval, now: Date): readonly PlanRow[] {
  const present = planAt(plans, own.package)
  if (present === undefined) return []
  const isStuck = own.status === 'past_due' || own.status === 'unpaid'
  const rows = offeredPlans(plans, own.package).map((plan) => ({
    plan,
    name: packageWords[plan.code],
    isOwn: plan.code === own.package,
    ...priceWords(plan, interval),
    figures: {
      liveJobs: figureOf(plan.limits.liveJobs, plan.isAddition),
      interviewInvitations: figureOf(plan.limits.interviewInvitations, plan.isAddition),
      seats: figureOf(plan.limits.seats, plan.isAddition),
      questions: figureOf(plan.limits.questions, plan.isAddition),
    },
    button: isStuck ? null : buttonOf(plan, own, present, interval),
    note: noteOf(plan, own, now),
  }))
  const next = rows.find(({ plan, button }) => button !== null && isLarger(plan, present) && !plan.isAddition)
  return rows.map((row) => ({ ...row, button: row.button && { ...row.button, isNext: row === next } }))
}
