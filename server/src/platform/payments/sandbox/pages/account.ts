import { sql } from 'drizzle-orm'
import type { AccountShown } from '#server/platform/payments/port'
import { cardOf } from '#server/platform/payments/sandbox/billing/renew'
import { nameOf } from '#server/platform/payments/sandbox/billing/invoices'
import type { Kept } from '#server/platform/payments/sandbox/kept/facts'
import { totalsOf, vatOf } from '#server/platform/payments/sandbox/kept/money'
import { list, named } from '#server/platform/payments/sandbox/kept/store'
import type { Turn } from '#server/platform/payments/sandbox/kept/turn'

const INVOICES = 12
const timeOf = (time: number): Date => new Date(time * 1000)

/** What a customer subscribes to and has not ended. */
export async function runningOf(turn: Turn, customerId: string): Promise<Kept<'subscription'> | null> {
  const [subscription] = await list(turn, 'subscription', { customerId, where: sql`facts ->> 'status' <> 'canceled'`, limit: 1 })
  return subscription ?? null
}

async function subscriptionShown(turn: Turn, { facts }: Kept<'subscription'>): Promise<NonNullable<AccountShown['subscription']>> {
  const price = await named(turn, 'price', facts.priceId)
  const { net, interval } = price.facts
  return {
    name: await nameOf(turn, price),
    interval: interval ?? 'month',
    price: { net, vat: vatOf(net), gross: net + vatOf(net), currency: 'GBP' },
    isUnpaid: facts.status === 'past_due',
    isEnding: facts.cancelAtPeriodEnd,
    periodEndsAt: timeOf(facts.periodEnd),
  }
}

const cardShown = ({ facts }: Kept<'payment_method'>): NonNullable<AccountShown['card']> => ({
  brand: facts.brand,
  last4: facts.last4,
  expiry: `${String(facts.expMonth).padStart(2, '0')} / ${facts.expYear % 100}`,
})

export async function accountOf(turn: Turn, customerId: string, returnUrl: string): Promise<AccountShown> {
  const subscription = await runningOf(turn, customerId)
  const card = subscription && (await cardOf(turn, subscription))
  const invoices = await list(turn, 'invoice', { customerId, limit: INVOICES })
  return {
    company: (await named(turn, 'customer', customerId)).facts.name ?? '',
    subscription: subscription && (await subscriptionShown(turn, subscription)),
    card: card && cardShown(card),
    invoices: invoices.map(({ id, created, facts }) => ({
      number: facts.number ?? '',
      at: timeOf(created),
      gross: totalsOf(facts.lines, facts.startingBalance).gross,
      isPaid: facts.status === 'paid',
      url: `${turn.pagesUrl}/invoice/${id}.pdf`,
    })),
    returnUrl,
    now: turn.now,
  }
}
