import { z } from 'zod'
import { expire } from '#server/platform/payments/sandbox/billing/renew'
import { call, metadata, pageOf, paging, text, whole, yesNo } from '#server/platform/payments/sandbox/calls/call'
import { customerAt } from '#server/platform/payments/sandbox/calls/customers'
import { invalid, missing } from '#server/platform/payments/sandbox/kept/faults'
import { find, insert, newId, seconds } from '#server/platform/payments/sandbox/kept/store'

const A_DAY = 24 * 60 * 60

const flexible = z.strictObject({ type: z.literal('flexible') })
const newSession = {
  mode: z.enum(['payment', 'subscription']),
  customer: text,
  line_items: z.array(z.strictObject({ price: text, quantity: whole.pipe(z.literal(1)) })).length(1),
  success_url: z.url(),
  cancel_url: z.url(),
  metadata: metadata.optional(),
  automatic_tax: z.strictObject({ enabled: yesNo.pipe(z.literal(true)) }),
  customer_update: z.strictObject({ address: z.literal('auto') }),
  subscription_data: z.strictObject({ metadata: metadata.optional(), billing_mode: flexible }).optional(),
  invoice_creation: z.strictObject({ enabled: yesNo.pipe(z.literal(true)) }).optional(),
}

export const createSession = call(newSession, async (turn, asked) => {
  await customerAt(turn, asked.customer)
  const priceId = asked.line_items[0]?.price ?? ''
  const price = await find(turn, 'price', priceId)
  if (price === null) throw missing('price', priceId)
  if ((price.facts.interval === null) !== (asked.mode === 'payment'))
    throw invalid('You must provide at least one recurring price in `subscription` mode, and none in `payment` mode.', {
      param: 'line_items',
    })
  return insert(turn, 'checkout.session', newId('cs_test_', 58), {
    customerId: asked.customer,
    mode: asked.mode,
    priceId,
    successUrl: asked.success_url,
    cancelUrl: asked.cancel_url,
    metadata: asked.metadata ?? {},
    subscriptionMetadata: asked.subscription_data?.metadata ?? {},
    status: 'open',
    expiresAt: seconds(turn.now) + A_DAY,
    invoiceId: null,
    subscriptionId: null,
    intentId: null,
    pendingCardId: null,
  })
})

export const readSession = call({}, async (turn, _asked, id) => {
  const session = await find(turn, 'checkout.session', id)
  if (session === null) throw missing('checkout.session', id)
  return session
})

export const expireSession = call({}, async (turn, _asked, id) => {
  const session = await find(turn, 'checkout.session', id)
  if (session === null) throw missing('checkout.session', id)
  const { status } = session.facts
  if (status !== 'open')
    throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`)
  return expire(turn, session)
})

const filters = { customer: text, status: z.enum(['open', 'complete', 'expired']).optional() }
export const listSessions = call({ ...paging, ...filters }, (turn, { customer, status, ...page }) =>
  pageOf(turn, 'checkout.session', '/v1/checkout/sessions', { ...page, customerId: customer, having: { ...(status && { status }) } }),
)
