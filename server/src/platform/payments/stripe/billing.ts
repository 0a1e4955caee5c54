import type Stripe from 'stripe'
import type { Bought, Charge, Billing, Subscribed } from '#server/platform/payments/port'
import { chargesOf } from '#server/platform/payments/stripe/charges'
import { packageOf } from '#server/platform/payments/stripe/prices'
import { subscribedOf } from '#server/platform/payments/stripe/subscribed'

const timeOf = (seconds: number): Date => new Date(seconds * 1000)
const ALL = 10_000

async function subscriptionOf(stripe: Stripe, customerId: string, invoices: readonly Stripe.Invoice[]): Promise<Subscribed | null> {
  const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 1, expand: ['data.default_payment_method'] })
  return data[0] === undefined ? null : subscribedOf(stripe, data[0], invoices)
}

async function boughtBy(stripe: Stripe, customerId: string): Promise<Bought[]> {
  const sessions = await stripe.checkout.sessions
    .list({ customer: customerId, status: 'complete', limit: 100, expand: ['data.invoice'] })
    .autoPagingToArray({ limit: ALL })
  return sessions
    .filter(({ mode, payment_status }) => mode === 'payment' && payment_status === 'paid')
    .map(({ id, metadata, created, invoice }) => ({
      sessionId: id,
      package: packageOf(`evenshift_${metadata?.['package']}`),
      paidAt: timeOf((typeof invoice === 'object' ? invoice?.status_transitions.paid_at : null) ?? created),
    }))
}

/** Everything of one customer, asked for at once. */
export async function billingOf(stripe: Stripe, customerId: string): Promise<Billing> {
  const invoices = await stripe.invoices
    .list({ customer: customerId, limit: 100, expand: ['data.payments'] })
    .autoPagingToArray({ limit: ALL })
  const [subscription, bought, charges] = await Promise.all([
    subscriptionOf(stripe, customerId, invoices),
    boughtBy(stripe, customerId),
    chargesOf(stripe, customerId, invoices) as Promise<Charge[]>,
  ])
  return { subscription, bought, charges }
}
