import { emit } from '#server/platform/payments/sandbox/billing/events'
import type { Facts, InvoiceLine, Kept } from '#server/platform/payments/sandbox/kept/facts'
import { lineWords, totalsOf } from '#server/platform/payments/sandbox/kept/money'
import { change, insert, named, newId, seconds } from '#server/platform/payments/sandbox/kept/store'
import type { Turn } from '#server/platform/payments/sandbox/kept/turn'

export const nameOf = async (turn: Turn, { facts }: Kept<'price'>): Promise<string> =>
  (await named(turn, 'product', facts.productId)).facts.name

/** A price for a stretch of time, on an invoice. */
export async function lineOf(
  turn: Turn,
  price: Kept<'price'>,
  of: { readonly itemId: string | null; readonly start: number; readonly end: number },
): Promise<InvoiceLine> {
  const { net, interval } = price.facts
  const description = lineWords(await nameOf(turn, price), net, interval)
  return { id: newId('il_'), priceId: price.id, description, net, isProration: false, ...of }
}

type Billed = Pick<Facts['invoice'], 'subscriptionId' | 'reason' | 'lines' | 'metadata'>

const blank = {
  intentId: null,
  attempts: 0,
  nextAttemptAt: null,
  paidAt: null,
}

/** Makes an open invoice, and takes what it uses up or leaves from the customer's balance. */
export async function bill(turn: Turn, customerId: string, billed: Billed): Promise<Kept<'invoice'>> {
  const customer = await named(turn, 'customer', customerId)
  const { balance, invoicePrefix, nextInvoice } = customer.facts
  const { gross, due } = totalsOf(billed.lines, balance)
  const endingBalance = balance + gross - due
  await change(turn, customer, { balance: endingBalance, nextInvoice: nextInvoice + 1 })
  const number = `${invoicePrefix}-${String(nextInvoice).padStart(4, '0')}`
  const facts = { ...blank, ...billed, customerId, number, status: 'open' as const, startingBalance: balance, endingBalance }
  const invoice = await insert(turn, 'invoice', newId('in_'), facts)
  await emit(turn, 'invoice.finalized', invoice)
  return invoice
}

/** What an invoice would say; nothing is kept of it. */
export async function draft(turn: Turn, customerId: string, billed: Billed): Promise<Kept<'invoice'>> {
  const { balance: startingBalance } = (await named(turn, 'customer', customerId)).facts
  const facts = { ...blank, ...billed, customerId, number: null, status: 'draft' as const, startingBalance, endingBalance: null }
  return { id: newId('upcoming_in_'), kind: 'invoice', created: seconds(turn.now), facts }
}
