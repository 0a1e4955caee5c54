type Metadata = Record<string, string>

/** Of every kind of object what is kept; `wire/` makes of it what Stripe would say. Times are seconds, sums pence. */
export interface Facts {
  customer: {
    email: string | null
    name: string | null
    metadata: Metadata
    /** The card that pays where a subscription has none of its own. */
    cardId: string | null
    /** Below 0 what is kept for later invoices. */
    balance: number
    invoicePrefix: string
    nextInvoice: number
    isDeleted: boolean
  }
  product: { name: string; metadata: Metadata }
  price: { productId: string; lookupKey: string | null; net: number; interval: Interval | null; metadata: Metadata }
  'checkout.session': {
    customerId: string
    mode: 'payment' | 'subscription'
    priceId: string
    successUrl: string
    cancelUrl: string
    metadata: Metadata
    subscriptionMetadata: Metadata
    status: 'open' | 'complete' | 'expired'
    expiresAt: number
    invoiceId: string | null
    subscriptionId: string | null
    intentId: string | null
    /** Asks for a second step. */
    pendingCardId: string | null
  }
  payment_method: { customerId: string; brand: string; last4: string; expMonth: number; expYear: number }
  payment_intent: {
    customerId: string
    invoiceId: string
    amount: number
    status: 'succeeded' | 'requires_payment_method' | 'requires_action'
    cardId: string | null
    chargeId: string | null
  }
  charge: {
    customerId: string
    intentId: string
    cardId: string
    amount: number
    status: 'succeeded' | 'failed'
    /** Absent of what was not. */
    isRefunded?: true
  }
  /** All of a charge that was given back. */
  refund: { customerId: string; chargeId: string; intentId: string; amount: number; reason: 'duplicate' | 'requested_by_customer' | null }
  subscription: {
    customerId: string
    itemId: string
    priceId: string
    status: 'active' | 'past_due' | 'canceled'
    metadata: Metadata
    cardId: string | null
    /** From which each period is counted. */
    anchor: number
    periodStart: number
    periodEnd: number
    cancelAtPeriodEnd: boolean
    canceledAt: number | null
    endedAt: number | null
    cancelReason: 'cancellation_requested' | 'payment_failed' | null
    latestInvoiceId: string | null
  }
  invoice: {
    customerId: string
    subscriptionId: string | null
    reason: 'manual' | 'subscription_create' | 'subscription_cycle' | 'subscription_update'
    /** null while it is a preview. */
    number: string | null
    status: 'draft' | 'open' | 'paid'
    lines: InvoiceLine[]
    /** The customer's balance before and after. */
    startingBalance: number
    endingBalance: number | null
    intentId: string | null
    attempts: number
    nextAttemptAt: number | null
    paidAt: number | null
    metadata: Metadata
  }
  'billing_portal.session': { customerId: string; returnUrl: string | null; pendingCardId: string | null }
  /** Whose it is, with the object as it was then. */
  event: { customerId: string; type: EventType; data: object; isPending: boolean }
  webhook_endpoint: { url: string }
}

export type Kind = keyof Facts
export type Interval = 'month' | 'year'

export interface InvoiceLine {
  readonly id: string
  readonly priceId: string
  readonly itemId: string | null
  readonly description: string
  readonly net: number
  readonly isProration: boolean
  readonly start: number
  readonly end: number
}

/** What is told. */
export const eventTypes = [
  'charge.refunded',
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.created',
  'customer.updated',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
] as const
export type EventType = (typeof eventTypes)[number]

export interface Kept<K extends Kind = Kind> {
  readonly id: string
  readonly kind: K
  readonly created: number
  readonly facts: Facts[K]
}
