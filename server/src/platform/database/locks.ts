import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/port'

/** What one person, one company or all do only one after another, so that what is counted still holds when it is written. */
type Turn =
  // of a person
  | 'feedback'
  | 'history'
  | 'saved searches'
  | 'uploads'
  // of a company
  | 'members'
  | 'publish'
  | 'templates'
  // of all who were born on one day
  | 'namesakes'
  // of all
  | 'audit'
  | 'payment sandbox'
  | 'staff roles'

/** Waits for the same of the same person or company, then holds its turn until the transaction ends. */
export async function takeTurn(tx: Db, turn: Turn, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${turn} ${ownerId}`}, 0))`)
}
