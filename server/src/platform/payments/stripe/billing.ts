import type Stripe from 'stripe'
import type { Billing, Bought, Charge } from '#server/platform/payments/port'
import { chargesOf } from '#server/platform/payments/stripe/charges'
import { packageOf } from '#server/platform/payments/stripe/prices'
import { subscribedOf } from '#server/platform/payments/stripe/subscribed'

const timeOf = (seconds: number): Date => new Date(seconds * 1000)
const ALL = 10_000

const isHad = ({ status }: Stripe.Subscription): boolean => status !== 'incomplete' && status !== 'incomplete_expired'

/** The plan of a customer is what was subscribed to first. */
async function subscriptionsOf(stripe: Stripe, customerId: string, invoices: readonly Stripe.Invoice[]) {
  const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 100, expand: ['data.default_payment_method'] })
  const [first, ...others] = data.filter(isHad).toReversed()
  const plan = first ?? data[0]
  return {
    subscription: plan === undefined ? null : await subscribedOf(stripe, plan, invoices),
    doubled: others.map(({ id }) => id),
  }
}

async function boughtBy(stripe: Stripe, customerId: string, charges: readonly Charge[]): Promise<Bought[]> {
  const sessions = await stripe.checkout.sessions
    .list({ customer: customerId, status: 'complete', limit: 100, expand: ['data.invoice'] })
    .autoPagingToArray({ limit: ALL })
  return sessions
    .filter(({ mode, payment_status }) => mode === 'payment' && payment_status === 'paid')
    .map((session) => ({ ...session, invoice: typeof session.invoice === 'object' ? session.invoice : null }))
    .filter(({ invoice }) => !charges.some(({ id, status }) => id === invoice?.id && status === 'refunded'))
    .map(({ id, metadata, created, invoice }) => ({
      sessionId: id,
      package: packageOf(`evenshift_${metadata?.['package']}`),
      paidAt: timeOf(invoice?.status_transitions.paid_at ?? created),
    }))
}

/** Everything of one customer, asked for at once. */
export async function billingOf(stripe: Stripe, customerId: string): Promise<Billing> {
  const invoices = await stripe.invoices
    .list({ customer: customerId, limit: 100, expand: ['data.payments'] })
    .autoPagingToArray({ limit: ALL })
  const [subscriptions, charges] = await Promise.all([
    subscriptionsOf(stripe, customerId, invoices),
    chargesOf(stripe, customerId, invoices),
  ])
  return { ...subscriptions, charges, bought: await boughtBy(stripe, customerId, charges) }
}
