import type { Output } from '@evenshift/contract/call'
import type { employerSubscription } from '@evenshift/contract/employer/subscription'
import { charityStateOf } from '#server/capabilities/derived/billing/store.charity'
import { membershipId } from '#server/capabilities/derived/billing/membership-id'
import { subscribedOf } from '#server/capabilities/derived/billing/refusals'
import { findMembership } from '#server/capabilities/derived/billing/store'
import type { ChargeRow } from '#server/capabilities/derived/billing/tables'
import { usageOf } from '#server/capabilities/derived/billing/usage'
import { planOf, planPaying } from '#server/capabilities/parties/companies/public'
import type { Parts } from '#server/http/call/context'
import type { Db } from '#server/platform/database/port'

type Membership = Output<typeof employerSubscription.membership>

type Paid = Omit<Membership, '_id' | 'package' | 'additions' | 'charitySchool' | 'isTest' | 'limits' | 'usage'>

/** What is true of whoever pays for no plan. */
const UNPAID: Paid = {
  status: 'active',
  interval: null,
  price: null,
  startedAt: null,
  renewsAt: null,
  cancelAtPeriodEnd: false,
  nextPackage: null,
  graceEndsAt: null,
  card: null,
}

async function paidOf(db: Db, employerId: string): Promise<Paid> {
  const subscribed = subscribedOf(await findMembership(db, employerId))
  if (subscribed === null) return UNPAID
  const { status, interval, price, startedAt, periodEndsAt, cancelAtPeriodEnd, nextPackage, graceEndsAt, card } = subscribed
  return {
    status,
    interval,
    price,
    startedAt: startedAt?.toISOString() ?? null,
    renewsAt: periodEndsAt.toISOString(),
    cancelAtPeriodEnd,
    nextPackage: cancelAtPeriodEnd ? (await planPaying(db, employerId, periodEndsAt, null)).package : nextPackage,
    graceEndsAt: graceEndsAt?.toISOString() ?? null,
    card,
  }
}

/** What a company has, pays for and uses. */
export async function membershipOf({ db, payments }: Pick<Parts, 'db' | 'payments'>, employerId: string, now: Date): Promise<Membership> {
  const { package: code, limits, additions } = await planOf(db, employerId, now)
  return {
    _id: membershipId(employerId),
    package: code,
    ...(await paidOf(db, employerId)),
    additions: additions.flatMap((one) => (one.endsAt === null ? [] : [{ package: one.package, endsAt: one.endsAt.toISOString() }])),
    charitySchool: await charityStateOf(db, employerId),
    isTest: payments.isTest,
    limits,
    usage: await usageOf(db, employerId, now),
  }
}

export const presentCharge = ({ id: _id, employerId: _e, chargeId: _c, date, ...charge }: ChargeRow) => ({
  _id,
  date: date.toISOString(),
  ...charge,
})
