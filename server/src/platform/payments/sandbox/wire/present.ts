import type Stripe from 'stripe'
import type { Kept, Kind } from '#server/platform/payments/sandbox/kept/facts'
import { named } from '#server/platform/payments/sandbox/kept/store'
import type { Turn } from '#server/platform/payments/sandbox/kept/turn'
import { cardWire, chargeWire, intentWire, refundWire } from '#server/platform/payments/sandbox/wire/cards'
import { customerWire } from '#server/platform/payments/sandbox/wire/customers'
import { eventWire, endpointWire } from '#server/platform/payments/sandbox/wire/events'
import { invoiceWire } from '#server/platform/payments/sandbox/wire/invoices'
import { portalWire } from '#server/platform/payments/sandbox/wire/portal'
import { priceWire, productWire } from '#server/platform/payments/sandbox/wire/prices'
import { sessionWire } from '#server/platform/payments/sandbox/wire/sessions'
import { subscriptionWire } from '#server/platform/payments/sandbox/wire/subscriptions'

export async function invoiceOf(turn: Turn, kept: Kept<'invoice'>): Promise<Stripe.Invoice> {
  const ids = [...new Set(kept.facts.lines.map(({ priceId }) => priceId))]
  const prices = await Promise.all(ids.map((id) => named(turn, 'price', id)))
  return invoiceWire(kept, {
    customer: await named(turn, 'customer', kept.facts.customerId),
    prices: new Map(prices.map((price) => [price.id, price])),
    pageUrl: `${turn.pagesUrl}/invoice/${kept.id}.pdf`,
  })
}

type Presenters = { readonly [K in Kind]: (turn: Turn, kept: Kept<K>) => object | Promise<object> }
const presenters: Presenters = {
  customer: (_turn, kept) => customerWire(kept),
  product: (_turn, kept) => productWire(kept),
  price: (_turn, kept) => priceWire(kept),
  'checkout.session': async (turn, kept) =>
    sessionWire(kept, await named(turn, 'price', kept.facts.priceId), `${turn.pagesUrl}/checkout/${kept.id}`),
  payment_method: (_turn, kept) => cardWire(kept),
  payment_intent: (_turn, kept) => intentWire(kept),
  charge: async (turn, kept) => chargeWire(kept, await named(turn, 'payment_method', kept.facts.cardId)),
  refund: (_turn, kept) => refundWire(kept),
  subscription: async (turn, kept) => subscriptionWire(kept, await named(turn, 'price', kept.facts.priceId)),
  invoice: invoiceOf,
  'billing_portal.session': (turn, kept) => portalWire(kept, `${turn.pagesUrl}/portal/${kept.id}`),
  event: (_turn, kept) => eventWire(kept),
  webhook_endpoint: (_turn, kept) => endpointWire(kept),
}

/** An object as Stripe would write it. */
export const present = async (turn: Turn, kept: Kept): Promise<object> =>
  // Each kind has the presenter of its own facts.
  (presenters[kept.kind] as (turn: Turn, kept: Kept) => object | Promise<object>)(turn, kept)
