import { randomUUID } from 'node:crypto'
import type { Price } from '#server/platform/payments/port'
import type { TestApp } from '#server/testkit/app/app'
import { payOn } from '#server/testkit/app/payments'

export const single: Price = { package: 'single_post', name: 'Single job', interval: 'once', net: 1900 }
export const standard: Price = { package: 'standard', name: 'Standard', interval: 'month', net: 3900 }
export const standardYear: Price = { package: 'standard', name: 'Standard', interval: 'year', net: 39000 }
export const plus: Price = { package: 'plus', name: 'Plus', interval: 'month', net: 9900 }

/** A company with the payment provider. */
export async function newPayer(t: TestApp) {
  const { payments } = t.parts
  const employerId = randomUUID()
  const customerId = await payments.customerOf({ employerId, name: 'Copper & Bean', email: 'rosa@example.com' })
  const open = (price: Price, key: string = randomUUID()) =>
    payments.openCheckout({
      customerId,
      employerId,
      price,
      paidUrl: 'http://localhost/subscription?paid={CHECKOUT_SESSION_ID}',
      leftUrl: 'http://localhost/subscription',
      key,
    })
  return { employerId, customerId, open, billing: () => payments.billingOf(customerId) }
}

/** The same with a plan, and what stands of it. */
export async function newSubscriber(t: TestApp, price: Price, card?: string) {
  const payer = await newPayer(t)
  const { url } = await payer.open(price)
  await payOn(t, url, card)
  const held = async () => {
    const { subscription } = await payer.billing()
    if (subscription === null) throw new Error('there is no subscription')
    return subscription
  }
  return { ...payer, held, id: (await held()).id, portal: () => t.parts.payments.portalUrl(payer.customerId, 'http://localhost/back') }
}
