import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/port'

/**
 * Holds what is decided about a job's applications together until the transaction ends: `alone` what counts or ends them, `shared` what
 * adds one. Always in this order, so that nobody waits in a circle: the job's row, this lock, applications.
 */
export async function lockJob(tx: Db, jobId: string, how: 'alone' | 'shared'): Promise<void> {
  const key = sql`hashtextextended(${`applications ${jobId}`}, 0)`
  await tx.execute(how === 'alone' ? sql`select pg_advisory_xact_lock(${key})` : sql`select pg_advisory_xact_lock_shared(${key})`)
}
