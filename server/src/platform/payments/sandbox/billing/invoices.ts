import type { Facts, InvoiceLine, Kept } from '#server/platform/payments/sandbox/facts'
import { lineWords, totalsOf } from '#server/platform/payments/sandbox/money'
import { change, insert, named, newId } from '#server/platform/payments/sandbox/store'
import type { Turn } from '#server/platform/payments/sandbox/turn'

/** A price for a stretch of time, on an invoice. */
export async function lineOf(
  turn: Turn,
  price: Kept<'price'>,
  of: { itemId: string | null; start: number; end: number },
): Promise<InvoiceLine> {
  const product = await named(turn, 'product', price.facts.productId)
  const { net, interval } = price.facts
  return { id: newId('il_'), priceId: price.id, description: lineWords(product.facts.name, net, interval), net, isProration: false, ...of }
}

type Billed = Pick<Facts['invoice'], 'subscriptionId' | 'reason' | 'lines' | 'metadata'>

/** Makes an open invoice, and takes what it uses up or leaves from the customer's balance. */
export async function bill(turn: Turn, customerId: string, billed: Billed): Promise<Kept<'invoice'>> {
  const customer = await named(turn, 'customer', customerId)
  const { balance, invoicePrefix, nextInvoice } = customer.facts
  const { gross, due } = totalsOf(billed.lines, balance)
  const endingBalance = balance + gross - due
  await change(turn, customer, { balance: endingBalance, nextInvoice: nextInvoice + 1 })
  return insert(turn, 'invoice', newId('in_'), {
    ...billed,
    customerId,
    number: `${invoicePrefix}-${String(nextInvoice).padStart(4, '0')}`,
    status: 'open',
    startingBalance: balance,
    endingBalance,
    intentId: null,
    attempts: 0,
    nextAttemptAt: null,
    paidAt: null,
    voidedAt: null,
    uncollectibleAt: null,
  })
}
