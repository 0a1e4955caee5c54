import type { CardAnswer, CardGiven, CheckoutShown } from '#server/platform/payments/port'
import { complete } from '#server/platform/payments/sandbox/billing/checkout'
import { behaviourOf, readCard } from '#server/platform/payments/sandbox/cards'
import type { Kept } from '#server/platform/payments/sandbox/facts'
import { VAT_PERCENT, vatOf } from '#server/platform/payments/sandbox/money'
import { find, insert, named, newId, seconds } from '#server/platform/payments/sandbox/store'
import { type Provider, type Turn, act, look } from '#server/platform/payments/sandbox/turn'

const statusOf = ({ facts }: Kept<'checkout.session'>, now: Date): CheckoutShown['status'] => {
  if (facts.status === 'complete') return 'paid'
  return facts.status === 'open' && facts.expiresAt > seconds(now) ? 'open' : 'expired'
}

const paidUrl = ({ id, facts }: Kept<'checkout.session'>): string => facts.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id)

async function shown(turn: Turn, session: Kept<'checkout.session'>): Promise<CheckoutShown> {
  const price = await named(turn, 'price', session.facts.priceId)
  const product = await named(turn, 'product', price.facts.productId)
  const customer = await named(turn, 'customer', session.facts.customerId)
  const { net, interval } = price.facts
  return {
    status: statusOf(session, turn.now),
    name: product.facts.name,
    company: customer.facts.name ?? '',
    interval: interval ?? 'once',
    price: { net, vat: vatOf(net), gross: net + vatOf(net), currency: 'GBP' },
    vatPercent: VAT_PERCENT,
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
    if (behaviourOf(card).now === 'declined') return { fault: 'declined' }
    const kept = await insert(turn, 'payment_method', newId('pm_'), { customerId: session.facts.customerId, ...card })
    await complete(turn, session, kept)
    return { next: paidUrl(session) }
  })
