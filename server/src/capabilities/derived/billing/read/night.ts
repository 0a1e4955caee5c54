import { plusDays, plusHours } from '@evenshift/contract/days'
import { londonHour } from '@evenshift/contract/london'
import { askLater, forgetEvents } from '#server/capabilities/derived/billing/read/events'
import { keptSince } from '#server/capabilities/derived/billing/rules'
import { takeUnread } from '#server/capabilities/derived/billing/store'
import { forgetCharges } from '#server/capabilities/derived/billing/store.charges'
import type { Parts } from '#server/http/call/context'

type ClockParts = Pick<Parts, 'db' | 'queue'>

/** Customers in one minute; more wait for the next. */
const BATCH = 200
/** Nobody sends an event again after so long. */
const EVENTS_KEPT_DAYS = 90
/** A night is long enough to be read again in, and a day is not two nights. */
const NIGHT = { from: 2, until: 5, apartHours: 20 }

/** Has what the provider holds of customers read again who were not read since then. @returns how many */
export const readAgain = ({ db, queue }: ClockParts, since: Date, now: Date, most: number): Promise<number> =>
  db.transaction(async (tx) => {
    const customerIds = await takeUnread(tx, since, now, most)
    for (const customerId of customerIds) await askLater(tx, queue, customerId, true)
    return customerIds.length
  })

/** Once a night: mends what an event that never came would have told, and forgets what is kept no longer. */
export async function runBillingNight(parts: ClockParts, now: Date): Promise<void> {
  const hour = londonHour(now)
  if (hour < NIGHT.from || hour >= NIGHT.until) return
  await readAgain(parts, plusHours(now, -NIGHT.apartHours), now, BATCH)
  await forgetEvents(parts.db, plusDays(now, -EVENTS_KEPT_DAYS))
  await forgetCharges(parts.db, keptSince(now))
}
