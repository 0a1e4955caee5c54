import { lte } from 'drizzle-orm'
import type { BillingParts } from '#server/capabilities/derived/billing/read/apply'
import { membershipOfCustomer } from '#server/capabilities/derived/billing/store'
import { paymentEvents } from '#server/capabilities/derived/billing/tables'
import type { Db } from '#server/platform/database/port'
import type { Queue } from '#server/platform/queue/port'

/** Has the provider asked what it holds of a customer. */
export const askLater = (on: Db, queue: Queue, customerId: string, isByNight = false): Promise<void> =>
  queue.send(on, 'billing.read', { customerId, isByNight }, { singletonKey: customerId })

/**
 * Takes an event of the provider, which only says of whom to ask: what comes again, or is about nobody here, has no effect.
 * False where its signature is not the provider's.
 */
export async function takeEvent({ db, queue, clock, payments }: BillingParts, bytes: Buffer, signature: string): Promise<boolean> {
  const event = payments.readEvent(bytes, signature)
  if (event === null) return false
  const { id, type, customerId } = event
  if (customerId === null) return true
  await db.transaction(async (tx) => {
    if ((await membershipOfCustomer(tx, customerId)) === null) return
    const taken = await tx.insert(paymentEvents).values({ id, type, receivedAt: clock.now() }).onConflictDoNothing().returning()
    if (taken.length > 0) await askLater(tx, queue, customerId)
  })
  return true
}

/** Forgets events that nobody sends again. */
export async function forgetEvents(db: Db, before: Date): Promise<void> {
  await db.delete(paymentEvents).where(lte(paymentEvents.receivedAt, before))
}
