import type Stripe from 'stripe'
import type { Kept } from '#server/platform/payments/sandbox/kept/facts'

export const portalWire = ({ id, created, facts }: Kept<'billing_portal.session'>, url: string): Stripe.BillingPortal.Session => ({
  id,
  object: 'billing_portal.session',
  after_expiration: null,
  configuration: 'bpc_sandbox',
  created,
  customer: facts.customerId,
  customer_account: null,
  flow: null,
  livemode: false,
  locale: null,
  on_behalf_of: null,
  return_url: facts.returnUrl,
  url,
})
