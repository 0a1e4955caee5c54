import { createPortal, createRefund, listCharges, listInvoices } from '#server/platform/payments/sandbox/calls/billing'
import type { Call } from '#server/platform/payments/sandbox/calls/call'
import { createCustomer, deleteCustomer, readCustomer, updateCustomer } from '#server/platform/payments/sandbox/calls/customers'
import { listEndpoints, listEvents, readEvent } from '#server/platform/payments/sandbox/calls/events'
import { createPrice, createProduct, listPrices } from '#server/platform/payments/sandbox/calls/prices'
import { createSession, expireSession, listSessions, readSession } from '#server/platform/payments/sandbox/calls/sessions'
import {
  cancelSubscription,
  listSubscriptions,
  previewInvoice,
  readSubscription,
  updateSubscription,
} from '#server/platform/payments/sandbox/calls/subscriptions'

/** What of Stripe's addresses is spoken; * is an id. */
const calls: Readonly<Record<string, Call>> = {
  'POST /v1/customers': createCustomer,
  'GET /v1/customers/*': readCustomer,
  'POST /v1/customers/*': updateCustomer,
  'DELETE /v1/customers/*': deleteCustomer,
  'POST /v1/products': createProduct,
  'POST /v1/prices': createPrice,
  'GET /v1/prices': listPrices,
  'POST /v1/checkout/sessions': createSession,
  'GET /v1/checkout/sessions': listSessions,
  'GET /v1/checkout/sessions/*': readSession,
  'POST /v1/checkout/sessions/*/expire': expireSession,
  'GET /v1/subscriptions': listSubscriptions,
  'GET /v1/subscriptions/*': readSubscription,
  'POST /v1/subscriptions/*': updateSubscription,
  'DELETE /v1/subscriptions/*': cancelSubscription,
  'POST /v1/invoices/create_preview': previewInvoice,
  'GET /v1/invoices': listInvoices,
  'GET /v1/charges': listCharges,
  'POST /v1/refunds': createRefund,
  'POST /v1/billing_portal/sessions': createPortal,
  'GET /v1/events': listEvents,
  'GET /v1/events/*': readEvent,
  'GET /v1/webhook_endpoints': listEndpoints,
}

const routes = Object.entries(calls).map(([address, call]) => ({
  pattern: new RegExp(`^${address.replaceAll('*', '([^/]+)')}$`),
  call,
}))

/** The call at an address, and the id in it. */
export function callAt(method: string, path: string): { readonly call: Call; readonly id: string } | null {
  for (const { pattern, call } of routes) {
    const match = pattern.exec(`${method} ${path}`)
    if (match !== null) return { call, id: decodeURIComponent(match[1] ?? '') }
  }
  return null
}
