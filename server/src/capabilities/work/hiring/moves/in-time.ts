import { eq } from 'drizzle-orm'
import { applications } from '#server/capabilities/work/hiring/tables'
import { writeLapses } from '#server/capabilities/work/hiring/moves/store.lapses'
import type { Parts } from '#server/http/call/context'
import type { Refusal } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'
import type { Unit } from '#server/platform/queue/port'

/**
 * Does something to an application in one transaction, judged by the time. What time has done to it is written before, in a transaction of
 * its own: it stays written where the rest is refused, and holds nothing that the rest would hold in another order.
 */
export async function inTime<T>(
  { db, queue, clock }: Pick<Parts, 'db' | 'queue' | 'clock'>,
  applicationId: string,
  work: (unit: Unit) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const now = clock.now()
  await db.transaction((tx) => writeLapses({ tx, queue, now }, eq(applications.id, applicationId)))
  return transact(db, (tx) => work({ tx, queue, now }))
}
