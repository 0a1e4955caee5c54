import type Stripe from 'stripe'
import type { Checkout, CheckoutAsked } from '#server/platform/payments/port'
import { priceIdOf } from '#server/platform/payments/stripe/prices'

/** The provider's page. VAT is reckoned there, for which it asks for an address. */
export async function openCheckout(stripe: Stripe, asked: CheckoutAsked): Promise<Checkout> {
  const { price, employerId } = asked
  const metadata = { package: price.package, employer_id: employerId }
  const { id, url } = await stripe.checkout.sessions.create(
    {
      mode: price.interval === 'once' ? 'payment' : 'subscription',
      customer: asked.customerId,
      line_items: [{ price: await priceIdOf(stripe, price), quantity: 1 }],
      success_url: asked.paidUrl,
      cancel_url: asked.leftUrl,
      metadata,
      automatic_tax: { enabled: true },
      customer_update: { address: 'auto' },
      ...(price.interval === 'once'
        ? { invoice_creation: { enabled: true } }
        : { subscription_data: { metadata, billing_mode: { type: 'flexible' } } }),
    },
    { idempotencyKey: `checkout ${asked.key}` },
  )
  if (url === null) throw new Error('the payment provider opened a page without an address')
  return { id, url }
}

/** A page can only be closed while it is open: of one that is not, its state is asked. */
export async function closeCheckout(stripe: Stripe, sessionId: string): Promise<'closed' | 'paid'> {
  try {
    await stripe.checkout.sessions.expire(sessionId)
    return 'closed'
  } catch (error) {
    if (!(error instanceof stripe.errors.StripeInvalidRequestError)) throw error
    const { status } = await stripe.checkout.sessions.retrieve(sessionId)
    if (status === 'open') throw error
    return status === 'complete' ? 'paid' : 'closed'
  }
}
