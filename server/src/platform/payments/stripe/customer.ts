import type Stripe from 'stripe'
import type { Payments } from '#server/platform/payments/port'
import { unless } from '#server/platform/payments/stripe/answered'
import { closeCheckout } from '#server/platform/payments/stripe/checkout'

/** Made once for each company: a key that is used again has to bring the same fields, so what may change of it is told afterwards. */
export const customerOf = async (stripe: Stripe, { employerId, name, email }: Parameters<Payments['customerOf']>[0]): Promise<string> => {
  const { id } = await stripe.customers.create({ metadata: { employer_id: employerId } }, { idempotencyKey: `customer ${employerId}` })
  await stripe.customers.update(id, { name, email })
  return id
}

/** Pages that are open could still be paid, so they end first; what is subscribed to ends with the customer. */
export async function forget(stripe: Stripe, customerId: string): Promise<void> {
  const open = await stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 })
  for (const { id } of open.data) await closeCheckout(stripe, id)
  await stripe.customers.del(customerId).catch(unless('resource_missing'))
}

export async function portalUrl(stripe: Stripe, customerId: string, returnUrl: string): Promise<string> {
  return (await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })).url
}
