import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { cardOf } from '#server/platform/payments/sandbox/billing/renew'
import { end } from '#server/platform/payments/sandbox/billing/end'
import { bill, draft } from '#server/platform/payments/sandbox/billing/invoices'
import { type Move, type Proration, moveOf, nextLines } from '#server/platform/payments/sandbox/billing/move'
import { pay } from '#server/platform/payments/sandbox/billing/pay'
import { call, metadata, pageOf, paging, text, whole, yesNo } from '#server/platform/payments/sandbox/calls/call'
import { emit } from '#server/platform/payments/sandbox/billing/events'
import type { Kept } from '#server/platform/payments/sandbox/kept/facts'
import { declined, invalid, missing } from '#server/platform/payments/sandbox/kept/faults'
import { change, find, seconds } from '#server/platform/payments/sandbox/kept/store'
import type { Turn } from '#server/platform/payments/sandbox/kept/turn'

type Subscription = Kept<'subscription'>

const statuses = z.enum(['all', 'active', 'past_due', 'canceled'])
/** Where no status is named, those that have ended are left out. */
export const listSubscriptions = call({ ...paging, customer: text, status: statuses.optional() }, (turn, { customer, status, ...page }) =>
  pageOf(turn, 'subscription', '/v1/subscriptions', {
    ...page,
    customerId: customer,
    ...(status === undefined && { where: sql`facts ->> 'status' <> 'canceled'` }),
    ...(status !== undefined && status !== 'all' && { having: { status } }),
  }),
)

async function subscriptionAt(turn: Turn, id: string): Promise<Subscription> {
  const subscription = await find(turn, 'subscription', id)
  if (subscription === null) throw missing('subscription', id)
  return subscription
}

export const readSubscription = call({}, (turn, _asked, id) => subscriptionAt(turn, id))

async function running(turn: Turn, id: string): Promise<Subscription> {
  const subscription = await subscriptionAt(turn, id)
  if (subscription.facts.status === 'canceled')
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  return subscription
}

const changing = {
  items: z
    .array(z.strictObject({ id: text, price: text }))
    .length(1)
    .optional(),
  proration_behavior: z.enum(['none', 'always_invoice']).default('none'),
  proration_date: whole.optional(),
  cancel_at_period_end: yesNo.optional(),
}
interface Asked {
  readonly items?: readonly { readonly id: string; readonly price: string }[] | undefined
  readonly proration_behavior: Proration
  readonly proration_date?: number | undefined
}

async function movedPrice(turn: Turn, { facts }: Subscription, { items }: Asked): Promise<Kept<'price'>> {
  const [item] = items ?? []
  if (item && item.id !== facts.itemId) throw missing('subscription_item', item.id)
  const id = item?.price ?? facts.priceId
  const price = await find(turn, 'price', id)
  if (price === null) throw missing('price', id)
  return price
}

const moveAsked = async (turn: Turn, subscription: Subscription, asked: Asked): Promise<Move> =>
  moveOf(
    turn,
    subscription,
    await movedPrice(turn, subscription, asked),
    asked.proration_behavior,
    asked.proration_date ?? seconds(turn.now),
  )

/** Charges what a move costs at once; a card that does not pay undoes it all. */
async function charge(turn: Turn, subscription: Subscription, lines: Move['lines']): Promise<Subscription> {
  const { customerId } = subscription.facts
  const billed = await bill(turn, customerId, { subscriptionId: subscription.id, reason: 'subscription_update', lines, metadata: {} })
  const paid = await pay(turn, billed, await cardOf(turn, subscription), 'later')
  if (paid.facts.status !== 'paid') throw declined()
  return change(turn, subscription, { latestInvoiceId: billed.id })
}

const update = { ...changing, metadata: metadata.optional(), payment_behavior: z.literal('error_if_incomplete').optional() }
export const updateSubscription = call(update, async (turn, asked, id) => {
  const subscription = await running(turn, id)
  const { facts } = subscription
  const move = await moveAsked(turn, subscription, asked)
  const isEnding = asked.cancel_at_period_end ?? facts.cancelAtPeriodEnd
  const told = Object.entries({ ...facts.metadata, ...asked.metadata }).filter(([, value]) => value !== '')
  const changed = await change(turn, subscription, {
    ...move.facts,
    metadata: Object.fromEntries(told),
    cancelAtPeriodEnd: isEnding,
    canceledAt: isEnding ? (facts.canceledAt ?? seconds(turn.now)) : null,
    cancelReason: isEnding ? 'cancellation_requested' : null,
  })
  const updated = move.lines.length === 0 ? changed : await charge(turn, changed, move.lines)
  await emit(turn, 'customer.subscription.updated', updated)
  return updated
})

/** Ends it at once; what was paid for it stays paid. */
export const cancelSubscription = call({}, async (turn, _asked, id) => {
  const subscription = await subscriptionAt(turn, id)
  if (subscription.facts.status === 'canceled') throw missing('subscription', id)
  return end(turn, subscription, 'cancellation_requested')
})

const previewed = { subscription: text, subscription_details: z.strictObject(changing) }
/** What is charged at once or, where nothing is, at the next renewal. */
export const previewInvoice = call(previewed, async (turn, { subscription: id, subscription_details: asked }) => {
  const subscription = await running(turn, id)
  const move = await moveAsked(turn, subscription, asked)
  const lines = move.lines.length > 0 ? move.lines : await nextLines(turn, subscription, await movedPrice(turn, subscription, asked))
  return draft(turn, subscription.facts.customerId, { subscriptionId: id, reason: 'subscription_update', lines, metadata: {} })
})
