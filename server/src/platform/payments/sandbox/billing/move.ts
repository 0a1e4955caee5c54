import { lineOf, nameOf } from '#server/platform/payments/sandbox/billing/invoices'
import type { Facts, InvoiceLine, Kept } from '#server/platform/payments/sandbox/kept/facts'
import { invalid } from '#server/platform/payments/sandbox/kept/faults'
import { shareOf } from '#server/platform/payments/sandbox/kept/money'
import { periodEnd } from '#server/platform/payments/sandbox/kept/periods'
import { list, named, newId, seconds } from '#server/platform/payments/sandbox/kept/store'
import type { Turn } from '#server/platform/payments/sandbox/kept/turn'
import { dayOf } from '#server/platform/payments/sandbox/kept/words'

type Subscription = Kept<'subscription'>
export type Proration = 'none' | 'always_invoice'

/** What changes with another price, and what is charged or given back for it at once. */
export interface Move {
  readonly facts: Partial<Facts['subscription']>
  readonly lines: InvoiceLine[]
}

/** What was charged last for the period that runs. */
async function chargedLine(turn: Turn, { id, facts }: Subscription): Promise<InvoiceLine | null> {
  const invoices = await list(turn, 'invoice', { customerId: facts.customerId, having: { subscriptionId: id } })
  return invoices.flatMap(({ facts: { lines } }) => lines).find(({ net, end }) => net > 0 && end === facts.periodEnd) ?? null
}

async function unusedLine(turn: Turn, subscription: Subscription, at: number): Promise<InvoiceLine[]> {
  const charged = await chargedLine(turn, subscription)
  if (charged === null) return []
  const { end, start, net, priceId } = charged
  const description = `Unused time on ${await nameOf(turn, await named(turn, 'price', priceId))} after ${dayOf(at)}`
  return [{ ...charged, id: newId('il_'), description, net: -shareOf(net, end - at, end - start), isProration: true, start: at, end }]
}

async function remainingLine(turn: Turn, { facts }: Subscription, price: Kept<'price'>, at: number): Promise<InvoiceLine> {
  const { itemId, periodStart, periodEnd: end } = facts
  const description = `Remaining time on ${await nameOf(turn, price)} after ${dayOf(at)}`
  const net = shareOf(price.facts.net, end - at, end - periodStart)
  return { id: newId('il_'), priceId: price.id, itemId, description, net, isProration: true, start: at, end }
}

/** The move to another price. One that is paid at another interval begins a period of its own now. */
export async function moveOf(turn: Turn, subscription: Subscription, price: Kept<'price'>, how: Proration, at: number): Promise<Move> {
  const { facts } = subscription
  if (price.id === facts.priceId) return { facts: {}, lines: [] }
  if (at < facts.periodStart || at > facts.periodEnd)
    throw invalid('Cannot specify `proration_date` outside of current period.', { param: 'proration_date' })
  const { interval } = price.facts
  if (interval === null) throw invalid('The price specified is set to `type=one_time`.', { param: 'items[0][price]' })
  const old = await named(turn, 'price', facts.priceId)
  const unused = how === 'none' ? [] : await unusedLine(turn, subscription, at)
  if (old.facts.interval === interval) {
    const lines = how === 'none' ? [] : [...unused, await remainingLine(turn, subscription, price, at)]
    return { facts: { priceId: price.id }, lines }
  }
  const start = seconds(turn.now)
  const end = periodEnd(start, start, interval)
  const line = await lineOf(turn, price, { itemId: facts.itemId, start, end })
  return { facts: { priceId: price.id, anchor: start, periodStart: start, periodEnd: end }, lines: [...unused, line] }
}

/** What the next period is charged. */
export async function nextLines(turn: Turn, { facts }: Subscription, price: Kept<'price'>): Promise<InvoiceLine[]> {
  const start = facts.periodEnd
  return [await lineOf(turn, price, { itemId: facts.itemId, start, end: periodEnd(facts.anchor, start, price.facts.interval ?? 'month') })]
}
