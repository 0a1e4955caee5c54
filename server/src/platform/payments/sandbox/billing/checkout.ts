import { bill, lineOf } from '#server/platform/payments/sandbox/billing/invoices'
import { pay } from '#server/platform/payments/sandbox/billing/pay'
import { emit } from '#server/platform/payments/sandbox/billing/events'
import type { Kept } from '#server/platform/payments/sandbox/kept/facts'
import { periodEnd } from '#server/platform/payments/sandbox/kept/periods'
import { change, insert, named, newId, seconds } from '#server/platform/payments/sandbox/kept/store'
import type { Turn } from '#server/platform/payments/sandbox/kept/turn'

type Session = Kept<'checkout.session'>
type CardKept = Kept<'payment_method'>

async function buyOnce(turn: Turn, session: Session, card: CardKept): Promise<Session> {
  const { customerId, metadata } = session.facts
  const price = await named(turn, 'price', session.facts.priceId)
  const now = seconds(turn.now)
  const lines = [await lineOf(turn, price, { itemId: null, start: now, end: now })]
  const invoice = await pay(turn, await bill(turn, customerId, { subscriptionId: null, reason: 'manual', lines, metadata }), card, 'now')
  return change(turn, session, { status: 'complete', invoiceId: invoice.id, intentId: invoice.facts.intentId })
}

async function subscribe(turn: Turn, session: Session, card: CardKept): Promise<Session> {
  const { customerId, subscriptionMetadata: metadata } = session.facts
  const price = await named(turn, 'price', session.facts.priceId)
  const now = seconds(turn.now)
  const [id, itemId] = [newId('sub_'), newId('si_')]
  const end = periodEnd(now, now, price.facts.interval ?? 'month')
  const lines = [await lineOf(turn, price, { itemId, start: now, end })]
  const billed = await bill(turn, customerId, { subscriptionId: id, reason: 'subscription_create', lines, metadata: {} })
  const subscription = await insert(turn, 'subscription', id, {
    customerId,
    itemId,
    priceId: price.id,
    status: 'active',
    metadata,
    cardId: card.id,
    anchor: now,
    periodStart: now,
    periodEnd: end,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancelReason: null,
    latestInvoiceId: billed.id,
  })
  await emit(turn, 'customer.subscription.created', subscription)
  await pay(turn, billed, card, 'now')
  return change(turn, session, { status: 'complete', invoiceId: billed.id, subscriptionId: id })
}

/** What follows once a card has let a checkout be paid. */
export async function complete(turn: Turn, session: Session, card: CardKept): Promise<void> {
  const done = await (session.facts.mode === 'payment' ? buyOnce : subscribe)(turn, session, card)
  await emit(turn, 'checkout.session.completed', done)
}
