import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/port'

/** The uploads of one person begin, and join the queue, one by one until the transaction ends, so that their limits and places hold. */
export async function takeTurn(tx: Db, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${ownerId}`}, 0))`)
}
