import { v7 as uuidv7 } from 'uuid'
import { plusHours } from '@evenshift/contract/days'
import type { Plan } from '@evenshift/contract/model/company/subscription'
import type { BillingInterval } from '@evenshift/contract/states/company/subscription'
import type { BillingParts } from '#server/capabilities/derived/billing/read/apply'
import { askLater } from '#server/capabilities/derived/billing/read/events'
import { priceOf } from '#server/capabilities/derived/billing/buy/prices'
import { buyingRefusal } from '#server/capabilities/derived/billing/refusals'
import { findMembership, insertMembership } from '#server/capabilities/derived/billing/store'
import { beginCheckout, checkoutBySession, keepPage, leaveCheckout, openOne } from '#server/capabilities/derived/billing/store.checkouts'
import type { CheckoutRow } from '#server/capabilities/derived/billing/tables'
import { planOf } from '#server/capabilities/parties/companies/public'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Checkout, Price } from '#server/platform/payments/port'

/** A page of the provider lives for a day; so long it is handed out again. */
const PAGE_HOURS = 23

export interface Buyer {
  readonly employerId: string
  readonly name: string
  readonly email: string
}
type Parts = BillingParts & { readonly publicUrl: string }

/** Who a company is with the provider: asked for once. */
async function customerOf({ db, payments, clock }: Parts, buyer: Buyer): Promise<string> {
  const known = await findMembership(db, buyer.employerId)
  if (known !== null) return known.customerId
  const customerId = await payments.customerOf(buyer)
  await insertMembership(db, buyer.employerId, customerId, clock.now())
  return customerId
}

/** Ends the checkout of another plan, so that nobody pays for two. Refuses where that one is paid. */
async function putAside({ db, queue, payments }: Parts, row: CheckoutRow, customerId: string): Promise<Refusal | null> {
  if (row.sessionId !== null && (await payments.closeCheckout(row.sessionId)) === 'paid') {
    await askLater(db, queue, customerId)
    return refuse('ALREADY_EXISTS', { message: 'You’ve just paid for a plan. It will show here in a moment.' })
  }
  await leaveCheckout(db, row.id)
  return null
}

/** The checkout that is open for exactly this; any other one of its kind is ended. */
async function checkoutFor(parts: Parts, employerId: string, customerId: string, price: Price): Promise<CheckoutRow | Refusal> {
  const { db, payments } = parts
  const { package: code, interval } = price
  for (;;) {
    const now = await payments.now()
    const fresh = { status: 'open', sessionId: null, url: null, openedAt: now } as const
    await beginCheckout(db, { id: uuidv7(), employerId, package: code, interval, ...fresh })
    const row = await openOne(db, employerId, interval === 'once')
    if (row?.package === code && row.interval === interval && row.openedAt > plusHours(now, -PAGE_HOURS)) return row
    const refused = row === null ? null : await putAside(parts, row, customerId)
    if (refused !== null) return refused
  }
}

/** Opens the provider's page for a package, or the one that is open for it already. Refuses what cannot be bought or is had. */
export async function openCheckout(
  parts: Parts,
  buyer: Buyer,
  plan: Plan,
  interval: BillingInterval | undefined,
): Promise<{ url: string; sessionId: string } | Refusal> {
  const { db, clock, payments, publicUrl } = parts
  const { employerId } = buyer
  const refused = buyingRefusal(plan, await planOf(db, employerId, clock.now()), await findMembership(db, employerId))
  if (refused !== null) return refused
  const price = priceOf(plan, interval)
  if (isRefusal(price)) return price
  const customerId = await customerOf(parts, buyer)
  const row = await checkoutFor(parts, employerId, customerId, price)
  if (isRefusal(row)) return row
  if (row.sessionId !== null && row.url !== null) return { sessionId: row.sessionId, url: row.url }
  const [paidUrl, leftUrl] = [`${publicUrl}/subscription/paid/{CHECKOUT_SESSION_ID}`, `${publicUrl}/subscription`]
  const page = await payments.openCheckout({ customerId, employerId, price, paidUrl, leftUrl, key: row.id })
  return keepOrClose(parts, row, page)
}

/** Another plan's checkout may have ended this one while the provider was asked. */
async function keepOrClose({ db, payments }: Parts, { id }: CheckoutRow, { id: sessionId, url }: Checkout) {
  if (await keepPage(db, id, { sessionId, url })) return { sessionId, url }
  await payments.closeCheckout(sessionId)
  return refuse('INVALID_TRANSITION', {
    message: 'You opened another payment page at the same time. Use that one.',
    details: { status: 'cancelled', allowed: ['checkout'] },
  })
}

/** Whoever comes back from the provider's page without paying cannot pay on it any more. Refuses NOT_FOUND. */
export async function cancelCheckout(
  { db, queue, payments }: BillingParts,
  employerId: string,
  sessionId: string,
): Promise<Refusal | undefined> {
  const row = await checkoutBySession(db, employerId, sessionId)
  if (row === null) return refuse('NOT_FOUND')
  if (row.status !== 'open') return undefined
  if ((await payments.closeCheckout(sessionId)) === 'closed') {
    await leaveCheckout(db, row.id)
    return undefined
  }
  const membership = await findMembership(db, employerId)
  if (membership !== null) await askLater(db, queue, membership.customerId)
  return undefined
}
