import { type SQL, and, eq, inArray, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Pool } from '@evenshift/contract/call'
import { files } from '#server/capabilities/ground/uploads/tables'
import { lastArrival } from '#server/capabilities/ground/uploads/rules'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

const keptAmong = (ids: readonly string[]): SQL | undefined => and(inArray(files.id, [...ids]), eq(files.state, 'kept'))

/** Always in this order, so that nobody waits in a circle, and that two who let go at once both count. */
const lock = (tx: Db, ids: readonly string[]) =>
  tx.select({ id: files.id }).from(files).where(keptAmong(ids)).orderBy(files.id).for('update')

/** One more object holds each of these files. False, with nothing to undo but the transaction, where one is gone. */
export async function holdFiles({ tx }: Unit, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  if ((await lock(tx, ids)).length !== ids.length) return false
  await tx
    .update(files)
    .set({ holders: sql`${files.holders} + 1` })
    .where(keptAmong(ids))
  return true
}

/** An object gives these files up. What nobody holds any more is dead for every reader at once; its bytes go by the queue. */
export async function releaseFiles(unit: Unit, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await lock(unit.tx, ids)
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const times of new Set(counts.values())) {
    const those = [...counts].flatMap(([id, count]) => (count === times ? [id] : []))
    await eraseWhere(unit, and(keptAmong(those), lte(files.holders, times)))
    await unit.tx
      .update(files)
      .set({ holders: sql`${files.holders} - ${times}::int` })
      .where(keptAmong(those))
  }
}

/** Everything that a person ever sent in, whoever holds it. */
export async function eraseFilesOf(unit: Unit, pool: Pool, ownerId: string): Promise<void> {
  await eraseWhere(unit, and(eq(files.pool, pool), eq(files.ownerId, ownerId)))
}

/** Makes files dead for every reader, and hands their bytes to the queue. The number of files. */
export async function eraseWhere({ tx, queue, now }: Unit, which: SQL | undefined): Promise<number> {
  const erased = await tx
    .update(files)
    .set({ state: 'erased', since: now, holders: 0 })
    .where(and(ne(files.state, 'erased'), which))
    .returning({ id: files.id, addressedUntil: files.addressedUntil })
  if (erased.length === 0) return 0
  const fileIds = erased.map(({ id }) => id)
  await queue.send(tx, 'files.erase', { fileIds })
  // Until then an empty file holds the place of what came in.
  const startAfter = lastArrival(new Date(Math.max(...erased.map(({ addressedUntil }) => addressedUntil.getTime()))))
  if (startAfter > now) await queue.send(tx, 'files.erase', { fileIds }, { startAfter })
  return erased.length
}

/** Hands to the queue once more what was erased before this time and is still there, as the store was away for as long as the queue tried. */
export async function eraseAgain({ tx, queue, now }: Unit, before: Date): Promise<void> {
  const late = await tx
    .update(files)
    .set({ since: now })
    .where(and(eq(files.state, 'erased'), lt(files.since, before)))
    .returning({ id: files.id })
  if (late.length > 0) await queue.send(tx, 'files.erase', { fileIds: late.map(({ id }) => id) })
}

/** What a person sent in for others goes on in another's name; the screenshots of their feedback and what nothing holds goes. */
export async function handOverFiles(unit: Unit, pool: Pool, ownerId: string, heirId: string): Promise<void> {
  const own = and(eq(files.pool, pool), eq(files.ownerId, ownerId))
  await eraseWhere(unit, and(own, or(ne(files.state, 'kept'), eq(files.purpose, 'feedback'))))
  await unit.tx
    .update(files)
    .set({ ownerId: heirId })
    .where(and(own, eq(files.state, 'kept')))
}
