import type Stripe from 'stripe'
import type { Sum } from '@evenshift/contract/model/company/subscription'
import type { BillingInterval } from '@evenshift/contract/states/company/subscription'
import { membershipStatuses } from '@evenshift/contract/states/company/subscription'
import type { Subscribed } from '#server/platform/payments/port'
import { packageOf } from '#server/platform/payments/stripe/prices'

const timeOf = (seconds: number): Date => new Date(seconds * 1000)

/** What a period costs, by the share that VAT has in the newest invoice of the subscription. */
function priceOf(net: number, invoices: readonly Stripe.Invoice[]): Sum {
  const billed = invoices.find(({ total_excluding_tax: taxed }) => (taxed ?? 0) > 0)
  const taxed = billed?.total_excluding_tax ?? 0
  const vat = taxed > 0 && billed ? Math.round((net * (billed.total - taxed)) / taxed) : 0
  return { net, vat, gross: net + vat, currency: 'GBP' }
}

const isOf =
  (id: string) =>
  ({ parent }: Stripe.Invoice): boolean => {
    const subscription = parent?.subscription_details?.subscription
    return (typeof subscription === 'string' ? subscription : subscription?.id) === id
  }

async function cardOf(stripe: Stripe, { default_payment_method: own, customer }: Stripe.Subscription): Promise<Subscribed['card']> {
  const method = typeof own === 'object' && own !== null ? own : await customersCard(stripe, customer)
  return method?.card ? { brand: method.card.brand, last4: method.card.last4 } : null
}

async function customersCard(stripe: Stripe, customer: Stripe.Subscription['customer']): Promise<Stripe.PaymentMethod | null> {
  const id = typeof customer === 'string' ? customer : customer.id
  const found = await stripe.customers.retrieve(id, { expand: ['invoice_settings.default_payment_method'] })
  const method = found.deleted ? null : found.invoice_settings.default_payment_method
  return typeof method === 'object' ? method : null
}

export const intervalOf = (price: Stripe.Price): BillingInterval => (price.recurring?.interval === 'year' ? 'year' : 'month')

/** The one thing that is subscribed to. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data
  if (item === undefined) throw new Error(`the subscription ${id} has no item`)
  return item
}

/** Until a smaller plan begins, the subscription has its price already and says itself what is still had. */
export function heldOf({ metadata }: Stripe.Subscription, item: Stripe.SubscriptionItem) {
  const { held_package: held, held_net: net, held_until: until } = metadata
  if (held === undefined || item.current_period_end > Number(until)) return null
  return { package: packageOf(`evenshift_${held}`), net: Number(net) }
}

export async function subscribedOf(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): Promise<Subscribed> {
  const item = itemOf(subscription)
  const held = heldOf(subscription, item)
  const next = packageOf(item.price.product)
  const own = invoices.filter(isOf(subscription.id))
  const unpaid = own.filter(({ status, attempted }) => (status === 'open' && attempted) || status === 'uncollectible').at(-1)
  return {
    id: subscription.id,
    status: membershipStatuses.find((status) => status === subscription.status) ?? 'incomplete',
    package: held?.package ?? next,
    interval: intervalOf(item.price),
    price: priceOf(held?.net ?? item.price.unit_amount ?? 0, own),
    startedAt: timeOf(subscription.start_date),
    periodEndsAt: timeOf(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    nextPackage: held === null || subscription.cancel_at_period_end ? null : next,
    card: await cardOf(stripe, subscription),
    pastDueSince: unpaid === undefined ? null : timeOf(unpaid.created),
  }
}
