import { type SQL, asc, sql } from 'drizzle-orm'
import { end } from '#server/platform/payments/sandbox/billing/end'
import { bill } from '#server/platform/payments/sandbox/billing/invoices'
import { nextLines } from '#server/platform/payments/sandbox/billing/move'
import { pay } from '#server/platform/payments/sandbox/billing/pay'
import { emit } from '#server/platform/payments/sandbox/billing/events'
import type { Kept } from '#server/platform/payments/sandbox/kept/facts'
import { change, named, findAny, seconds } from '#server/platform/payments/sandbox/kept/store'
import { paymentObjects as objects } from '#server/platform/payments/sandbox/kept/tables'
import type { Turn } from '#server/platform/payments/sandbox/kept/turn'

const A_DAY = 24 * 60 * 60
/** Between a try that failed and the next; after the last the subscription ends. */
const PAUSES = [3 * A_DAY, 5 * A_DAY, 7 * A_DAY]

/** The card of a subscription, or else of its customer. */
export async function cardOf(turn: Turn, { facts }: Kept<'subscription'>): Promise<Kept<'payment_method'> | null> {
  const id = facts.cardId ?? (await named(turn, 'customer', facts.customerId)).facts.cardId
  return id === null ? null : named(turn, 'payment_method', id)
}

/** After a try: the subscription stands as its invoice does, and one that failed is tried again or given up. */
export async function follow(turn: Turn, subscription: Kept<'subscription'>, tried: Kept<'invoice'>): Promise<void> {
  const isPaid = tried.facts.status === 'paid'
  const pause = PAUSES[tried.facts.attempts - 1]
  if (!isPaid) await change(turn, tried, { nextAttemptAt: pause === undefined ? null : seconds(turn.now) + pause })
  if (!isPaid && pause === undefined) await end(turn, subscription, 'payment_failed')
  else await emit(turn, 'customer.subscription.updated', await change(turn, subscription, { status: isPaid ? 'active' : 'past_due' }))
}

async function renew(turn: Turn, subscription: Kept<'subscription'>): Promise<void> {
  if (subscription.facts.cancelAtPeriodEnd) {
    await end(turn, subscription, 'cancellation_requested')
    return
  }
  const { customerId, priceId, metadata } = subscription.facts
  const lines = await nextLines(turn, subscription, await named(turn, 'price', priceId))
  const period = { periodStart: subscription.facts.periodEnd, periodEnd: lines[0]?.end ?? 0 }
  const billed = await bill(turn, customerId, { subscriptionId: subscription.id, reason: 'subscription_cycle', lines, metadata })
  const renewed = await change(turn, subscription, { ...period, latestInvoiceId: billed.id })
  await follow(turn, renewed, await pay(turn, billed, await cardOf(turn, renewed), 'later'))
}

async function tryAgain(turn: Turn, invoice: Kept<'invoice'>): Promise<void> {
  const subscription = await named(turn, 'subscription', invoice.facts.subscriptionId ?? '')
  await follow(turn, subscription, await pay(turn, invoice, await cardOf(turn, subscription), 'later'))
}

export async function expire(turn: Turn, session: Kept<'checkout.session'>): Promise<Kept<'checkout.session'>> {
  const expired = await change(turn, session, { status: 'expired' })
  await emit(turn, 'checkout.session.expired', expired)
  return expired
}

/** When something happens to an object by itself; null where nothing does. */
const dueAt: SQL<number | null> = sql`case
  when kind = 'subscription' and facts ->> 'status' <> 'canceled' then (facts ->> 'periodEnd')::int
  when kind = 'invoice' then (facts ->> 'nextAttemptAt')::int
  when kind = 'checkout.session' and facts ->> 'status' = 'open' then (facts ->> 'expiresAt')::int end`

/** The next moment at which something happens by itself, and to what. */
export async function nextDue({ tx }: Turn, where?: SQL): Promise<{ id: string; at: Date } | null> {
  const at = sql<number>`(${dueAt})`
  const [row] = await tx
    .select({ id: objects.id, at })
    .from(objects)
    .where(sql`${dueAt} is not null and ${where ?? sql`true`}`)
    .orderBy(asc(at), asc(objects.place))
    .limit(1)
  return row === undefined ? null : { id: row.id, at: new Date(row.at * 1000) }
}

/** Does everything that is due, each thing at its own time. */
export async function runDue(turn: Turn): Promise<void> {
  for (let due = await nextDue(turn); due !== null && due.at <= turn.now; due = await nextDue(turn)) {
    const then = { ...turn, now: due.at }
    const about = await findAny(then, due.id)
    if (about?.kind === 'subscription') await renew(then, about as Kept<'subscription'>)
    else if (about?.kind === 'invoice') await tryAgain(then, about as Kept<'invoice'>)
    else await expire(then, about as Kept<'checkout.session'>)
  }
}
