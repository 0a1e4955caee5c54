import type { Parsed } from '@evenshift/contract/call'
import type { employerSubscription } from '@evenshift/contract/employer/subscription'
import { type BillingParts, applyBilling } from '#server/capabilities/derived/billing/read/apply'
import { type Move, moveTo, subscribedTo } from '#server/capabilities/derived/billing/change/move'
import { membershipId } from '#server/capabilities/derived/billing/membership-id'
import { noStep } from '#server/capabilities/derived/billing/refusals'
import { endOf, isStillShown } from '#server/capabilities/derived/billing/rules'
import { findMembership, setKeepLive } from '#server/capabilities/derived/billing/store'
import { planPaying } from '#server/capabilities/parties/companies/public'
import { liveJobs } from '#server/capabilities/work/jobs/public'
import { type Refusal, isRefusal, refuse, refuseField } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'

type Change = Parsed<typeof employerSubscription.manageSubscription>['body']
type KeepLive = Change['keepLive']

/** Keeps which jobs are to stay live. Refuses those that are not, and more than there will be room for. */
async function keepJobs(db: Db, employerId: string, keepLive: NonNullable<KeepLive>, room: number): Promise<Refusal | null> {
  const live = await liveJobs(db, employerId)
  const strange = keepLive.findIndex((id) => !live.some((job) => job.id === id))
  if (strange !== -1) return refuseField(`keepLive.${strange}`, 'Choose one of your live jobs')
  if (new Set(keepLive).size > room) return refuseField('keepLive', room === 1 ? 'Choose 1 job' : `Choose ${room} jobs at most`)
  await setKeepLive(db, employerId, keepLive)
  return null
}

async function moveUp({ payments }: BillingParts, { subscribed, price }: Move, shown: string | undefined): Promise<Refusal | null> {
  if (price === null) return null
  const now = await payments.now()
  const shownAt = shown === undefined ? now : new Date(shown)
  if (!isStillShown(shownAt, now)) return refuseField('shownAt', 'This price is out of date. Look at it again before you pay')
  const outcome = await payments.moveUp(subscribed.subscriptionId, price, shownAt)
  return outcome === 'declined' ? refuse('PAYMENT_DECLINED') : null
}

async function moveDown({ db, payments }: BillingParts, move: Move, keepLive: KeepLive): Promise<Refusal | null> {
  const { subscribed, to, price } = move
  const { employerId, subscriptionId, periodEndsAt } = subscribed
  if (price === null) return noStep(subscribed, 'To go back to Starter, cancel your plan.', ['cancel'])
  const { limits } = await planPaying(db, employerId, periodEndsAt, to)
  const refused = keepLive === undefined ? null : await keepJobs(db, employerId, keepLive, limits.liveJobs)
  if (refused === null) await payments.moveDown(subscriptionId, price)
  return refused
}

/** Moves to another plan: a larger one at once, charged as it was shown, a smaller one when the period ends. */
export async function changePlan(
  parts: BillingParts,
  employerId: string,
  asked: Change & { readonly packageId: string },
): Promise<Refusal | null> {
  const move = await moveTo(parts.db, employerId, asked)
  if (isRefusal(move)) return move
  const refused = move.isAtOnce ? await moveUp(parts, move, asked.shownAt) : await moveDown(parts, move, asked.keepLive)
  if (refused === null) await applyBilling(parts, move.subscribed.customerId)
  return refused
}

/** Ends the plan with the period that is paid for; said again, it changes which jobs stay live. */
export async function cancelPlan(parts: BillingParts, employerId: string, id: string, keepLive: KeepLive): Promise<Refusal | null> {
  const { db, payments } = parts
  if (id !== membershipId(employerId)) return refuse('NOT_FOUND')
  const subscribed = await subscribedTo(db, employerId)
  if (isRefusal(subscribed)) return subscribed
  const { limits } = await planPaying(db, employerId, subscribed.periodEndsAt, null)
  const refused = await keepJobs(db, employerId, keepLive ?? [], limits.liveJobs)
  if (refused !== null) return refused
  await payments.cancelAtPeriodEnd(subscribed.subscriptionId)
  await applyBilling(parts, subscribed.customerId)
  return null
}

/** Takes back an end, or a move to a smaller plan, that has not come yet. */
export async function resumePlan(parts: BillingParts, employerId: string, id: string): Promise<Refusal | null> {
  const { db, payments } = parts
  if (id !== membershipId(employerId)) return refuse('NOT_FOUND')
  const subscribed = await subscribedTo(db, employerId)
  if (isRefusal(subscribed)) return subscribed
  if (endOf(subscribed) === null) return noStep(subscribed, 'Your plan goes on already.', ['change', 'cancel'])
  await payments.resume(subscribed.subscriptionId)
  await applyBilling(parts, subscribed.customerId)
  return null
}

/** The provider's page for the card, the billing address and invoices. Refuses whoever has never been there. */
export async function portalOf({ db, payments, publicUrl }: BillingParts & { readonly publicUrl: string }, employerId: string) {
  const row = await findMembership(db, employerId)
  if (row === null) return noStep(null, 'You haven’t paid for anything yet, so there’s no card to manage.', ['checkout'])
  return { url: await payments.portalUrl(row.customerId, `${publicUrl}/subscription`) }
}
