import type Stripe from 'stripe'
import type { ChangePreview, Price } from '#server/platform/payments/port'
import { unless } from '#server/platform/payments/stripe/answered'
import { intentsOf, sumOf } from '#server/platform/payments/stripe/charges'
import { packageOf, priceIdOf } from '#server/platform/payments/stripe/prices'
import { heldOf, intervalOf, itemOf } from '#server/platform/payments/stripe/subscribed'

const timeOf = (seconds: number): Date => new Date(seconds * 1000)
const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000)
/** The moment of a change in seconds; a clock behind the provider's means the period's beginning. */
const momentOf = (at: Date, item: Stripe.SubscriptionItem): number => Math.max(secondsOf(at), item.current_period_start)
/** Nothing is held any more. */
const RELEASED = { held_package: '', held_net: '', held_until: '' }

/** What is due, also where less is paid because something is kept for the customer, or nothing because more is given back. */
function dueOf(invoice: Stripe.Invoice): Pick<ChangePreview, 'lines' | 'dueToday'> {
  const { net, vat: allVat } = sumOf(invoice)
  const gross = Math.max(0, invoice.amount_due)
  const vat = Math.min(Math.max(0, allVat), gross)
  const amounts = invoice.lines.data.map(({ amount }) => amount).toSorted((one, other) => other - one)
  const lines: ChangePreview['lines'] = amounts.map((amount) => ({ part: amount < 0 ? 'paid_before' : 'plan', net: amount }))
  const kept = gross - vat - net
  return {
    lines: kept === 0 ? lines : [...lines, { part: kept < 0 ? 'credit_used' : 'credit_kept', net: kept }],
    dueToday: { net: gross - vat, vat, gross, currency: 'GBP' },
  }
}

export async function preview(stripe: Stripe, subscriptionId: string, to: Price, at: Date): Promise<ChangePreview> {
  const price = await priceIdOf(stripe, to)
  const item = itemOf(await stripe.subscriptions.retrieve(subscriptionId))
  const change = { items: [{ id: item.id, price }], cancel_at_period_end: false }
  const ask = (details: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails) =>
    stripe.invoices.createPreview({ subscription: subscriptionId, subscription_details: { ...change, ...details } })
  const today = await ask({ proration_behavior: 'always_invoice', proration_date: momentOf(at, item) })
  const later = await ask({ proration_behavior: 'none' })
  return {
    ...dueOf(today),
    renewal: { at: timeOf(Math.max(...today.lines.data.map(({ period }) => period.end))), price: sumOf(later) },
  }
}

/** The same move again finds it made; a move that was declined is another one with another card. */
export async function moveUp(stripe: Stripe, subscriptionId: string, to: Price, at: Date): Promise<'moved' | 'declined'> {
  const price = await priceIdOf(stripe, to)
  const subscription = await stripe.subscriptions.retrieve(subscriptionId)
  const item = itemOf(subscription)
  if (item.price.id === price && heldOf(subscription, item) === null) return 'moved'
  const { default_payment_method: card } = subscription
  try {
    await stripe.subscriptions.update(
      subscriptionId,
      {
        items: [{ id: item.id, price }],
        metadata: { package: to.package, ...RELEASED },
        cancel_at_period_end: false,
        proration_behavior: 'always_invoice',
        proration_date: momentOf(at, item),
        payment_behavior: 'error_if_incomplete',
      },
      { idempotencyKey: `up ${subscriptionId} ${price} ${secondsOf(at)} ${typeof card === 'string' ? card : ''}` },
    )
    return 'moved'
  } catch (error) {
    if (error instanceof stripe.errors.StripeCardError) return 'declined'
    throw error
  }
}

/** The price changes now and is charged when the period ends; until then the subscription itself says what is still had. */
export async function moveDown(stripe: Stripe, subscriptionId: string, to: Price): Promise<void> {
  const price = await priceIdOf(stripe, to)
  const subscription = await stripe.subscriptions.retrieve(subscriptionId)
  const item = itemOf(subscription)
  const had = heldOf(subscription, item) ?? { package: packageOf(item.price.product), net: item.price.unit_amount ?? 0 }
  await stripe.subscriptions.update(subscriptionId, {
    items: [{ id: item.id, price }],
    metadata: { package: to.package, held_package: had.package, held_net: had.net, held_until: item.current_period_end },
    cancel_at_period_end: false,
    proration_behavior: 'none',
  })
}

export async function cancelAtPeriodEnd(stripe: Stripe, subscriptionId: string): Promise<void> {
  await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
}

export async function resume(stripe: Stripe, subscriptionId: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId)
  const item = itemOf(subscription)
  const held = heldOf(subscription, item)
  const back = held && {
    items: [{ id: item.id, price: await priceIdOf(stripe, { ...held, name: held.package, interval: intervalOf(item.price) }) }],
    metadata: { package: held.package, ...RELEASED },
    proration_behavior: 'none' as const,
  }
  await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false, ...back })
}

/** Ends a subscription last, so that one whose money was not given back yet is found again. */
export async function giveBack(stripe: Stripe, subscriptionId: string): Promise<void> {
  const { data: invoices } = await stripe.invoices.list({ subscription: subscriptionId, limit: 100, expand: ['data.payments'] })
  for (const intent of invoices.filter(({ status }) => status === 'paid').flatMap(intentsOf))
    await stripe.refunds.create({ payment_intent: intent, reason: 'duplicate' }).catch(unless('charge_already_refunded'))
  await stripe.subscriptions.cancel(subscriptionId).catch(unless('resource_missing'))
}
