import { type SQL, and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Pool } from '@evenshift/contract/call'
import type { On } from '#server/capabilities/uploads/on'
import { files } from '#server/capabilities/uploads/tables'
import type { Db } from '#server/platform/database/port'

const keptAmong = (ids: readonly string[]): SQL | undefined => and(inArray(files.id, [...ids]), eq(files.state, 'kept'))

/** Always in this order, so that nobody waits in a circle, and that two who let go at once both count. */
const lock = (tx: Db, ids: readonly string[]) =>
  tx.select({ id: files.id }).from(files).where(keptAmong(ids)).orderBy(files.id).for('update')

/** One more holder for each file that is kept; false where one of them is not. */
export async function hold({ tx }: On, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  if ((await lock(tx, ids)).length !== ids.length) return false
  await tx
    .update(files)
    .set({ holders: sql`${files.holders} + 1` })
    .where(keptAmong(ids))
  return true
}

/** One holder less for each file; the last one to let go erases it. */
export async function release(on: On, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await lock(on.tx, ids)
  await eraseWhere(on, and(keptAmong(ids), eq(files.holders, 1)))
  await on.tx
    .update(files)
    .set({ holders: sql`${files.holders} - 1` })
    .where(keptAmong(ids))
}

/** Everything that this person sent in, whoever holds it. */
export async function eraseOwner(on: On, pool: Pool, ownerId: string): Promise<void> {
  await eraseWhere(on, and(eq(files.pool, pool), eq(files.ownerId, ownerId)))
}

/** Makes files dead for every reader, and hands their bytes to the queue. The number of files. */
export async function eraseWhere({ tx, queue, now }: On, which: SQL | undefined): Promise<number> {
  const erased = await tx
    .update(files)
    .set({ state: 'erased', since: now, holders: 0 })
    .where(and(ne(files.state, 'erased'), which))
    .returning({ id: files.id, addressedUntil: files.addressedUntil })
  if (erased.length === 0) return 0
  const fileIds = erased.map(({ id }) => id)
  await queue.send(tx, 'files.erase', { fileIds })
  // An address that still works may bring bytes once more.
  const startAfter = new Date(Math.max(...erased.map(({ addressedUntil }) => addressedUntil.getTime())))
  if (startAfter > now) await queue.send(tx, 'files.erase', { fileIds }, { startAfter })
  return erased.length
}
