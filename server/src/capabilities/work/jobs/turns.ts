import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/port'

/** Publishing and pausing take turns within a company until the transaction ends, so that places and approval are judged as they are. */
export async function takeTurn(tx: Db, employerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`publish ${employerId}`}, 0))`)
}
