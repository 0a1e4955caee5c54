import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/port'

/** New uploads of one person take turns until the transaction ends, so that their limits hold. */
export async function takeTurn(tx: Db, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${ownerId}`}, 0))`)
}
