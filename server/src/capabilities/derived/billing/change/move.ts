import type { Parsed } from '@evenshift/contract/call'
import type { employerSubscription } from '@evenshift/contract/employer/subscription'
import type { Plan } from '@evenshift/contract/model/company/subscription'
import { priceOf } from '#server/capabilities/derived/billing/buy/prices'
import { type Subscribed, changingRefusal, noStep, subscribedOf } from '#server/capabilities/derived/billing/refusals'
import { intervalFault, isAtOnce, isForSale } from '#server/capabilities/derived/billing/rules'
import { findMembership } from '#server/capabilities/derived/billing/store'
import { listPackages } from '#server/capabilities/parties/companies/public'
import { type Refusal, isRefusal, refuse, refuseField } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import type { Price } from '#server/platform/payments/port'

type Asked = Parsed<typeof employerSubscription.planChange>['query']

/** A change of a plan that could be made now. */
export interface Move {
  readonly subscribed: Subscribed
  readonly from: Plan
  readonly to: Plan
  /** null where the plan ends, for one that is free. */
  readonly price: Price | null
  /** At once, or once the period ends that is paid for. */
  readonly isAtOnce: boolean
}

/** What a company pays for, or the refusal of a step that needs it. */
export async function subscribedTo(db: Db, employerId: string): Promise<Subscribed | Refusal> {
  const row = await findMembership(db, employerId)
  return subscribedOf(row) ?? noStep(row, 'You don’t pay for a plan, so there’s nothing to change.', ['checkout'])
}

function priced(subscribed: Subscribed, from: Plan, to: Plan, asked: Asked['interval']): Pick<Move, 'price' | 'isAtOnce'> | Refusal {
  if (!to.isAddition && !to.onApproval && !isForSale(to)) return { price: null, isAtOnce: false }
  if (to.onApproval || to.isAddition) return noStep(subscribed, `You can’t move to ${to.name}.`)
  const price = priceOf(to, asked ?? subscribed.interval)
  if (isRefusal(price)) return price
  if (to.code === from.code && price.interval === subscribed.interval) return noStep(subscribed, `You already have ${to.name}.`)
  const atOnce = isAtOnce(from, to)
  const fault = price.interval === 'once' ? null : intervalFault(subscribed.interval, price.interval, atOnce)
  return fault === null ? { price, isAtOnce: atOnce } : refuseField('interval', fault)
}

/** The change to a package, as the rules have it. Refuses what is not there or not possible now. */
export async function moveTo(db: Db, employerId: string, { packageId, interval }: Asked): Promise<Move | Refusal> {
  const packages = await listPackages(db)
  const to = packages.find(({ _id }) => _id === packageId)
  if (to === undefined) return refuse('NOT_FOUND')
  const subscribed = await subscribedTo(db, employerId)
  if (isRefusal(subscribed)) return subscribed
  const from = packages.find(({ code }) => code === subscribed.package)
  if (from === undefined) throw new Error(`there’s no package ${subscribed.package}`)
  const change = priced(subscribed, from, to, interval)
  if (isRefusal(change)) return change
  // A plan may end whatever else is on its way.
  const refused = change.price === null ? null : changingRefusal(subscribed)
  return refused ?? { subscribed, from, to, ...change }
}
