import type { CardAnswer, CardGiven, CheckoutShown } from '#server/platform/payments/port'
import { complete } from '#server/platform/payments/sandbox/billing/checkout'
import { behaviourOf, readCard } from '#server/platform/payments/sandbox/kept/cards'
import { periodEnd } from '#server/platform/payments/sandbox/kept/periods'
import type { Kept } from '#server/platform/payments/sandbox/kept/facts'
import { VAT_PERCENT, vatOf } from '#server/platform/payments/sandbox/kept/money'
import { change, find, insert, named, newId, seconds } from '#server/platform/payments/sandbox/kept/store'
import { type Provider, type Turn, act, look } from '#server/platform/payments/sandbox/kept/turn'

export const statusOf = ({ facts }: Kept<'checkout.session'>, now: Date): CheckoutShown['status'] => {
  if (facts.status === 'complete') return 'paid'
  return facts.status === 'open' && facts.expiresAt > seconds(now) ? 'open' : 'expired'
}

export const paidUrl = ({ id, facts }: Kept<'checkout.session'>): string => facts.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id)

async function shown(turn: Turn, session: Kept<'checkout.session'>): Promise<CheckoutShown> {
  const price = await named(turn, 'price', session.facts.priceId)
  const product = await named(turn, 'product', price.facts.productId)
  const customer = await named(turn, 'customer', session.facts.customerId)
  const { net, interval } = price.facts
  const now = seconds(turn.now)
  return {
    status: statusOf(session, turn.now),
    name: product.facts.name,
    company: customer.facts.name ?? '',
    interval: interval ?? 'once',
    price: { net, vat: vatOf(net), gross: net + vatOf(net), currency: 'GBP' },
    vatPercent: VAT_PERCENT,
    renewsAt: interval && new Date(periodEnd(now, now, interval) * 1000),
    paidUrl: paidUrl(session),
    leftUrl: session.facts.cancelUrl,
    now: turn.now,
  }
}

export const showCheckout = (provider: Provider, id: string): Promise<CheckoutShown | null> =>
  look(provider, async (turn) => {
    const session = await find(turn, 'checkout.session', id)
    return session && shown(turn, session)
  })

export const payCheckout = (provider: Provider, id: string, given: CardGiven): Promise<CardAnswer | null> =>
  act(provider, async (turn) => {
    const session = await find(turn, 'checkout.session', id)
    if (session === null) return null
    if (statusOf(session, turn.now) !== 'open') return { fault: 'over' }
    const card = readCard(given, turn.now)
    if (typeof card === 'string') return { fault: card }
    const { now } = behaviourOf(card)
    if (now === 'declined') return { fault: 'declined' }
    const kept = await insert(turn, 'payment_method', newId('pm_'), { customerId: session.facts.customerId, ...card })
    if (now === 'step') {
      await change(turn, session, { pendingCardId: kept.id })
      return { next: `${turn.pagesUrl}/step/${id}` }
    }
    await complete(turn, session, kept)
    return { next: paidUrl(session) }
  })
