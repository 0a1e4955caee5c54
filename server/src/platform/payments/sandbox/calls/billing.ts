import { z } from 'zod'
import { emit } from '#server/platform/payments/sandbox/billing/events'
import { call, pageOf, paging, text } from '#server/platform/payments/sandbox/calls/call'
import { customerAt } from '#server/platform/payments/sandbox/calls/customers'
import { invalid, missing } from '#server/platform/payments/sandbox/kept/faults'
import { change, find, insert, named, newId } from '#server/platform/payments/sandbox/kept/store'

export const listInvoices = call(
  { ...paging, customer: text.optional(), subscription: text.optional() },
  (turn, { customer, subscription, ...page }) =>
    pageOf(turn, 'invoice', '/v1/invoices', {
      ...page,
      customerId: customer,
      ...(subscription !== undefined && { having: { subscriptionId: subscription } }),
    }),
)

export const listCharges = call({ ...paging, customer: text }, (turn, { customer, ...page }) =>
  pageOf(turn, 'charge', '/v1/charges', { ...page, customerId: customer }),
)

const refunded = { payment_intent: text, reason: z.enum(['duplicate', 'requested_by_customer']).optional() }
/** Gives all of a payment back. */
export const createRefund = call(refunded, async (turn, { payment_intent: intentId, reason = null }) => {
  const intent = await find(turn, 'payment_intent', intentId)
  if (intent === null) throw missing('payment_intent', intentId)
  const { chargeId, status } = intent.facts
  if (chargeId === null || status !== 'succeeded')
    throw invalid(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`)
  const charge = await named(turn, 'charge', chargeId)
  if (charge.facts.isRefunded) throw invalid(`Charge ${chargeId} has already been refunded.`, { code: 'charge_already_refunded' })
  await emit(turn, 'charge.refunded', await change(turn, charge, { isRefunded: true }))
  const { customerId, amount } = charge.facts
  return insert(turn, 'refund', newId('re_'), { customerId, chargeId, intentId, amount, reason })
})

export const createPortal = call({ customer: text, return_url: text.optional() }, async (turn, asked) => {
  await customerAt(turn, asked.customer)
  return insert(turn, 'billing_portal.session', newId('bps_'), {
    customerId: asked.customer,
    returnUrl: asked.return_url ?? null,
    pendingCardId: null,
  })
})
