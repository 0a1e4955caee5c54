import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { call, pageOf, paging, text } from '#server/platform/payments/sandbox/calls/call'
import { missing } from '#server/platform/payments/sandbox/faults'
import { find } from '#server/platform/payments/sandbox/store'

const status = z.enum(['all', 'active', 'past_due', 'canceled', 'ended'])
/** Where no status is named, Stripe leaves out those that have ended. */
export const listSubscriptions = call(
  { ...paging, customer: text, status: status.optional() },
  (turn, { customer, status: named, ...page }) =>
    pageOf(turn, 'subscription', '/v1/subscriptions', {
      ...page,
      customerId: customer,
      where:
        named === 'all'
          ? undefined
          : named === undefined
            ? sql`facts ->> 'status' <> 'canceled'`
            : sql`facts ->> 'status' = ${named === 'ended' ? 'canceled' : named}`,
    }),
)

export const readSubscription = call({}, async (turn, _asked, id) => {
  const subscription = await find(turn, 'subscription', id)
  if (subscription === null) throw missing('subscription', id)
  return subscription
})

export const listInvoices = call({ ...paging, customer: text }, (turn, { customer, ...page }) =>
  pageOf(turn, 'invoice', '/v1/invoices', { ...page, customerId: customer }),
)

export const listCharges = call({ ...paging, customer: text }, (turn, { customer, ...page }) =>
  pageOf(turn, 'charge', '/v1/charges', { ...page, customerId: customer }),
)
