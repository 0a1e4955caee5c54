import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { like, sql } from 'drizzle-orm'
import { end } from '#server/platform/payments/sandbox/billing/end'
import { call, metadata, text } from '#server/platform/payments/sandbox/calls/call'
import { emit } from '#server/platform/payments/sandbox/billing/events'
import type { Kept } from '#server/platform/payments/sandbox/kept/facts'
import { missing } from '#server/platform/payments/sandbox/kept/faults'
import { change, find, insert, list, newId, remove } from '#server/platform/payments/sandbox/kept/store'
import { paymentAnswers } from '#server/platform/payments/sandbox/kept/tables'
import type { Turn } from '#server/platform/payments/sandbox/kept/turn'

const about = { email: text.optional(), name: text.optional(), metadata: metadata.optional() }

export async function customerAt(turn: Turn, id: string): Promise<Kept<'customer'>> {
  const customer = await find(turn, 'customer', id)
  if (customer === null || customer.facts.isDeleted) throw missing('customer', id)
  return customer
}

export const createCustomer = call(about, async (turn, asked) => {
  const customer = await insert(turn, 'customer', newId('cus_', 14), {
    email: asked.email ?? null,
    name: asked.name ?? null,
    metadata: asked.metadata ?? {},
    cardId: null,
    balance: 0,
    invoicePrefix: randomInt(0x1000_0000).toString(16).padStart(8, '0').toUpperCase(),
    nextInvoice: 1,
    isDeleted: false,
  })
  await emit(turn, 'customer.created', customer)
  return customer
})

export const readCustomer = call({}, async (turn, _asked, id) => {
  const customer = await find(turn, 'customer', id)
  if (customer === null) throw missing('customer', id)
  return customer
})

export const updateCustomer = call(about, async (turn, { email, name, metadata: more }, id) => {
  const customer = await customerAt(turn, id)
  const { facts } = customer
  const wanted = { email: email ?? facts.email, name: name ?? facts.name, metadata: { ...facts.metadata, ...more } }
  if (isDeepStrictEqual({ ...facts, ...wanted }, facts)) return customer
  const changed = await change(turn, customer, wanted)
  await emit(turn, 'customer.updated', changed)
  return changed
})

/** Ends what it subscribed to at once. Its invoices stay, with the name that they were made out to; nothing tells of its address any more. */
export const deleteCustomer = call({}, async (turn, _asked, id) => {
  const customer = await customerAt(turn, id)
  for (const subscription of await list(turn, 'subscription', { customerId: id }))
    if (subscription.facts.status !== 'canceled') await end(turn, subscription, 'cancellation_requested')
  await remove(turn, 'event', sql`customer_id = ${id}`)
  await turn.tx.delete(paymentAnswers).where(like(paymentAnswers.body, `%${id}%`))
  await emit(turn, 'customer.deleted', { ...customer, facts: { ...customer.facts, email: null } })
  return change(turn, customer, { isDeleted: true, email: null, cardId: null })
})
