import type Stripe from 'stripe'
import type { InvoiceLine, Kept } from '#server/platform/payments/sandbox/kept/facts'
import { totalsOf, vatOf } from '#server/platform/payments/sandbox/kept/money'
import { decimal } from '#server/platform/payments/sandbox/wire/prices'

const taxOf = (net: number, vat: number) => ({
  amount: vat,
  tax_behavior: 'exclusive' as const,
  tax_rate_details: { tax_rate: 'txr_sandbox_gb_vat' },
  taxability_reason: 'standard_rated' as const,
  taxable_amount: net,
  type: 'tax_rate_details' as const,
})

/** What stands on each line of it, and where it lies. */
export interface InvoiceAround {
  readonly customer: Kept<'customer'>
  readonly prices: ReadonlyMap<string, Kept<'price'>>
  readonly pageUrl: string
}

function lineWire({ id, facts }: Kept<'invoice'>, line: InvoiceLine, prices: InvoiceAround['prices']): Stripe.InvoiceLineItem {
  const { subscriptionId } = facts
  return {
    id: line.id,
    object: 'line_item',
    amount: line.net,
    currency: 'gbp',
    description: line.description,
    discount_amounts: [],
    discountable: !line.isProration,
    discounts: [],
    invoice: id,
    livemode: false,
    metadata: {},
    parent:
      line.itemId === null
        ? null
        : {
            invoice_item_details: null,
            subscription_item_details: {
              invoice_item: null,
              proration: line.isProration,
              proration_details: null,
              subscription: subscriptionId,
              subscription_item: line.itemId,
            },
            type: 'subscription_item_details',
          },
    period: { end: line.end, start: line.start },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.priceId, product: prices.get(line.priceId)?.facts.productId ?? '' },
      type: 'price_details',
      unit_amount_decimal: decimal(line.net),
    },
    quantity: 1,
    quantity_decimal: decimal(1),
    subscription: subscriptionId,
    subtotal: line.net,
    taxes: [taxOf(line.net, vatOf(line.net))],
  }
}

const listOf = <T>(data: T[], url: string): Stripe.ApiList<T> => ({ object: 'list', data, has_more: false, url })

/** Of an invoice, only where it is asked for. */
export function paymentsWire({ id, created, facts }: Kept<'invoice'>): Stripe.ApiList<Stripe.InvoicePayment> {
  const { due } = totalsOf(facts.lines, facts.startingBalance)
  const payment = (intentId: string): Stripe.InvoicePayment => ({
    id: `inpay_${intentId.slice(3)}`,
    object: 'invoice_payment',
    amount_paid: facts.status === 'paid' ? due : null,
    amount_requested: due,
    created,
    currency: 'gbp',
    invoice: id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intentId, type: 'payment_intent' },
    status: facts.status === 'paid' ? 'paid' : 'open',
    status_transitions: { canceled_at: null, paid_at: facts.paidAt },
  })
  return listOf(facts.intentId === null ? [] : [payment(facts.intentId)], `/v1/invoice_payments?invoice=${id}`)
}

export function invoiceWire(kept: Kept<'invoice'>, { customer, prices, pageUrl }: InvoiceAround): Stripe.Invoice {
  const { id, created, facts } = kept
  const { net, vat, gross, due } = totalsOf(facts.lines, facts.startingBalance)
  const paid = facts.status === 'paid' ? due : 0
  return {
    id,
    object: 'invoice',
    account_country: 'GB',
    account_name: 'Evenshift',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: paid,
    amount_remaining: due - paid,
    amount_shipping: 0,
    application: null,
    attempt_count: facts.attempts,
    attempted: facts.attempts > 0,
    auto_advance: facts.status === 'open',
    automatic_tax: { disabled_reason: null, enabled: true, liability: { type: 'self' }, provider: 'stripe', status: 'complete' },
    automatically_finalizes_at: null,
    billing_reason: facts.reason,
    collection_method: 'charge_automatically',
    created,
    currency: 'gbp',
    custom_fields: null,
    customer: facts.customerId,
    customer_account: null,
    customer_address: null,
    customer_email: customer.facts.email,
    customer_name: customer.facts.name,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: facts.endingBalance,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: pageUrl,
    invoice_pdf: pageUrl,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      facts.lines.map((line) => lineWire(kept, line, prices)),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: facts.metadata,
    next_payment_attempt: facts.nextAttemptAt,
    number: facts.number,
    on_behalf_of: null,
    parent:
      facts.subscriptionId === null
        ? null
        : {
            quote_details: null,
            subscription_details: { metadata: {}, subscription: facts.subscriptionId },
            type: 'subscription_details',
          },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: facts.startingBalance,
    statement_descriptor: null,
    status: facts.status,
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: facts.paidAt,
      voided_at: null,
    },
    subtotal: net,
    subtotal_excluding_tax: net,
    test_clock: null,
    total: gross,
    total_discount_amounts: [],
    total_excluding_tax: net,
    total_pretax_credit_amounts: [],
    total_taxes: [taxOf(net, vat)],
    webhooks_delivered_at: created,
  }
}
