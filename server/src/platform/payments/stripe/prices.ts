import type Stripe from 'stripe'
import type { PackageCode } from '@evenshift/contract/states/company/subscription'
import { packageCodes } from '@evenshift/contract/states/company/subscription'
import type { Price } from '#server/platform/payments/port'

const PRODUCT = 'evenshift_'
const productOf = (code: PackageCode): string => `${PRODUCT}${code}`

/** The package that a product stands for. */
export function packageOf(product: string | { readonly id: string }): PackageCode {
  const id = typeof product === 'string' ? product : product.id
  const code = packageCodes.find((one) => productOf(one) === id)
  if (code === undefined) throw new Error(`the payment product ${id} is no package`)
  return code
}

/** Whether somebody else made the same a moment before. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'resource_already_exists' || /already uses that lookup key/.test(error.message))

const unlessTaken = (error: unknown): null => {
  if (isTaken(error)) return null
  throw error
}

async function found(stripe: Stripe, key: string): Promise<string | null> {
  const { data } = await stripe.prices.list({ lookup_keys: [key], limit: 1 })
  return data[0]?.id ?? null
}

/** The provider's price for this, made where it is missing: another sum is another price. */
export async function priceIdOf(stripe: Stripe, price: Price): Promise<string> {
  const key = `${price.package}_${price.interval}_${price.net}`
  const known = await found(stripe, key)
  if (known !== null) return known
  const product = productOf(price.package)
  await stripe.products.create({ id: product, name: price.name }).catch(unlessTaken)
  const made = await stripe.prices
    .create({
      product,
      lookup_key: key,
      currency: 'gbp',
      unit_amount: price.net,
      tax_behavior: 'exclusive',
      ...(price.interval !== 'once' && { recurring: { interval: price.interval } }),
    })
    .catch(unlessTaken)
  const id = made?.id ?? (await found(stripe, key))
  if (id === null) throw new Error(`the payment price ${key} was neither made nor found`)
  return id
}
