import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/port'

/** Additions to one person's history take turns until the transaction ends, so that its limit holds. */
export async function takeTurn(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`history ${userId}`}, 0))`)
}
