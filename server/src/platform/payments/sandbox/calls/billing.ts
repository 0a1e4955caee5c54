import { call, pageOf, paging, text } from '#server/platform/payments/sandbox/calls/call'
import { customerAt } from '#server/platform/payments/sandbox/calls/customers'
import { insert, newId } from '#server/platform/payments/sandbox/kept/store'

export const listInvoices = call({ ...paging, customer: text }, (turn, { customer, ...page }) =>
  pageOf(turn, 'invoice', '/v1/invoices', { ...page, customerId: customer }),
)

export const listCharges = call({ ...paging, customer: text }, (turn, { customer, ...page }) =>
  pageOf(turn, 'charge', '/v1/charges', { ...page, customerId: customer }),
)

export const createPortal = call({ customer: text, return_url: text.optional() }, async (turn, asked) => {
  await customerAt(turn, asked.customer)
  return insert(turn, 'billing_portal.session', newId('bps_'), {
    customerId: asked.customer,
    returnUrl: asked.return_url ?? null,
    pendingCardId: null,
  })
})
