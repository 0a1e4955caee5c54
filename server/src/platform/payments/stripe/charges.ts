import type Stripe from 'stripe'
import type { Sum } from '@evenshift/contract/model/company/subscription'
import type { Charge } from '#server/platform/payments/port'

const ALL = 10_000
const timeOf = (seconds: number): Date => new Date(seconds * 1000)

/** An invoice's sum, with the VAT of its own tax lines. */
export function sumOf({ total, total_taxes: taxes }: Pick<Stripe.Invoice, 'total' | 'total_taxes'>): Sum {
  const vat = (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)
  return { net: total - vat, vat, gross: total, currency: 'GBP' }
}

function statusOf(invoice: Stripe.Invoice, tries: readonly Stripe.Charge[]): Charge['status'] {
  if (invoice.status === 'void') return 'void'
  if (invoice.status === 'uncollectible') return 'failed'
  if (invoice.status === 'open') return invoice.attempted ? 'failed' : 'open'
  const isRefunded = tries.some(({ refunded }) => refunded) || invoice.post_payment_credit_notes_amount >= invoice.total
  return isRefunded ? 'refunded' : 'paid'
}

function methodOf(tries: readonly Stripe.Charge[]): string | null {
  const card = (tries.find(({ paid }) => paid) ?? tries[0])?.payment_method_details?.card
  if (!card?.brand || !card.last4) return null
  return `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} ${card.last4}`
}

/** What an invoice was paid with, as far as its payments were asked for. */
export const intentsOf = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? []).flatMap(({ payment: { payment_intent: intent } }) => (typeof intent === 'string' ? [intent] : []))

function chargeOf(invoice: Stripe.Invoice, all: readonly Stripe.Charge[]): Charge {
  const intents = intentsOf(invoice)
  const tries = all.filter(({ payment_intent }) => typeof payment_intent === 'string' && intents.includes(payment_intent))
  const [first, ...others] = invoice.lines.data
  const dearest = others.reduce((most, line) => (most && line.amount > most.amount ? line : most), first)
  return {
    id: invoice.id,
    ...sumOf(invoice),
    date: timeOf(invoice.created),
    description: dearest?.description ?? '',
    status: statusOf(invoice, tries),
    method: methodOf(tries),
    invoiceNumber: invoice.number,
    receiptUrl: invoice.invoice_pdf ?? null,
  }
}

/** What was charged, an invoice each; one that gives something back charges nothing. */
export async function chargesOf(stripe: Stripe, customerId: string, invoices: readonly Stripe.Invoice[]): Promise<Charge[]> {
  const all = await stripe.charges.list({ customer: customerId, limit: 100 }).autoPagingToArray({ limit: ALL })
  return invoices.filter(({ status, total }) => status !== 'draft' && total > 0).map((invoice) => chargeOf(invoice, all))
}
