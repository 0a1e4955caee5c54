import { and, desc, eq } from 'drizzle-orm'
import { type WorkRow, workHistory } from '#server/capabilities/parties/profiles/history/tables'
import type { Db } from '#server/platform/database/port'
import { takeTurn } from '#server/platform/database/locks'

const own = (userId: string, id: string) => and(eq(workHistory.id, id), eq(workHistory.userId, userId))

/** What goes on comes first, then what ended last. */
export const listWork = (db: Db, userId: string): Promise<WorkRow[]> =>
  db
    .select()
    .from(workHistory)
    .where(eq(workHistory.userId, userId))
    .orderBy(desc(workHistory.endMonth), desc(workHistory.startMonth), desc(workHistory.id))

export const countWork = (db: Db, userId: string): Promise<number> => db.$count(workHistory, eq(workHistory.userId, userId))

/** A job of this person, held until the transaction ends; null for anybody else's. */
export async function lockWork(tx: Db, userId: string, id: string): Promise<WorkRow | null> {
  const [row] = await tx.select().from(workHistory).where(own(userId, id)).for('update')
  return row ?? null
}

/** False where the person has that many already. */
export async function insertWork(tx: Db, row: WorkRow, most: number): Promise<boolean> {
  await takeTurn(tx, 'history', row.userId)
  if ((await countWork(tx, row.userId)) >= most) return false
  await tx.insert(workHistory).values(row)
  return true
}

/** The row must be held. */
export async function updateWork(tx: Db, row: WorkRow): Promise<void> {
  await tx.update(workHistory).set(row).where(own(row.userId, row.id))
}

/** Whether there was such a row of this person. */
export async function removeWork(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db.delete(workHistory).where(own(userId, id)).returning({ id: workHistory.id })
  return gone.length > 0
}
