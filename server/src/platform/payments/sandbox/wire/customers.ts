import type Stripe from 'stripe'
import type { Kept } from '#server/platform/payments/sandbox/kept/facts'

const noAddress = { city: null, country: 'GB', line1: null, line2: null, postal_code: null, state: null }

export function customerWire({ id, created, facts }: Kept<'customer'>): Stripe.Customer | Stripe.DeletedCustomer {
  if (facts.isDeleted) return { id, object: 'customer', deleted: true }
  return {
    id,
    object: 'customer',
    address: noAddress,
    balance: facts.balance,
    created,
    currency: 'gbp',
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: facts.email,
    invoice_prefix: facts.invoicePrefix,
    invoice_settings: { custom_fields: null, default_payment_method: facts.cardId, footer: null, rendering_options: null },
    livemode: false,
    metadata: facts.metadata,
    name: facts.name,
    next_invoice_sequence: facts.nextInvoice,
    phone: null,
    preferred_locales: ['en-GB'],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}
