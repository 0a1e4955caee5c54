import type Stripe from 'stripe'
import type { Kept } from '#server/platform/payments/sandbox/kept/facts'

/** The package reads a decimal from text, which is how it travels. */
export const decimal = (value: number): Stripe.Decimal => String(value) as unknown as Stripe.Decimal

export const productWire = ({ id, created, facts }: Kept<'product'>): Stripe.Product => ({
  id,
  object: 'product',
  active: true,
  created,
  default_price: null,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: facts.metadata,
  name: facts.name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: created,
  url: null,
})

export const priceWire = ({ id, created, facts }: Kept<'price'>): Stripe.Price => ({
  id,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created,
  currency: 'gbp',
  custom_unit_amount: null,
  livemode: false,
  lookup_key: facts.lookupKey,
  metadata: facts.metadata,
  nickname: null,
  product: facts.productId,
  recurring: facts.interval && {
    interval: facts.interval,
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'exclusive',
  tiers_mode: null,
  transform_quantity: null,
  type: facts.interval === null ? 'one_time' : 'recurring',
  unit_amount: facts.net,
  unit_amount_decimal: decimal(facts.net),
})

/** What a recurring price was called before there were prices: items still carry it. */
export const planWire = ({ id, created, facts }: Kept<'price'>): Stripe.Plan => ({
  id,
  object: 'plan',
  active: true,
  amount: facts.net,
  amount_decimal: decimal(facts.net),
  billing_scheme: 'per_unit',
  created,
  currency: 'gbp',
  interval: facts.interval ?? 'month',
  interval_count: 1,
  livemode: false,
  metadata: facts.metadata,
  meter: null,
  nickname: null,
  product: facts.productId,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})
