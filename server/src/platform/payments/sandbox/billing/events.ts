import { sql } from 'drizzle-orm'
import type { EventType, Kept, Kind } from '#server/platform/payments/sandbox/kept/facts'
import { insert, newId, remove, seconds } from '#server/platform/payments/sandbox/kept/store'
import type { Turn } from '#server/platform/payments/sandbox/kept/turn'
import { present } from '#server/platform/payments/sandbox/wire/present'

/** What belongs to a customer, or is one. */
type Told = Kept<'customer'> | Kept<Exclude<Kind, 'customer' | 'product' | 'price' | 'event' | 'webhook_endpoint'>>

/** Tells what became of an object, once the transaction commits. */
export async function emit(turn: Turn, type: EventType, about: Told): Promise<void> {
  const id = newId('evt_')
  const customerId = 'customerId' in about.facts ? about.facts.customerId : about.id
  await insert(turn, 'event', id, { customerId, type, data: await present(turn, about), isPending: true })
  await turn.queue.send(turn.tx, 'payment.tell', { eventId: id })
}

const KEPT_SECONDS = 30 * 24 * 60 * 60

/** Those that were taken stay as long as with Stripe. */
export const forgetOldEvents = (turn: Turn): Promise<void> =>
  remove(turn, 'event', sql`created < ${seconds(turn.now) - KEPT_SECONDS} and facts @> '{"isPending":false}'`)
