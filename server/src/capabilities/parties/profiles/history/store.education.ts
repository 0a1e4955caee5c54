import { and, desc, eq } from 'drizzle-orm'
import { type EducationRow, educationHistory } from '#server/capabilities/parties/profiles/history/tables'
import type { Db } from '#server/platform/database/port'
import { takeTurn } from '#server/platform/database/locks'

const own = (userId: string, id: string) => and(eq(educationHistory.id, id), eq(educationHistory.userId, userId))

/** What goes on comes first, then what ended last. */
export const listEducation = (db: Db, userId: string): Promise<EducationRow[]> =>
  db
    .select()
    .from(educationHistory)
    .where(eq(educationHistory.userId, userId))
    .orderBy(desc(educationHistory.endMonth), desc(educationHistory.startMonth), desc(educationHistory.id))

export const countEducation = (db: Db, userId: string): Promise<number> => db.$count(educationHistory, eq(educationHistory.userId, userId))

/** A school or course of this person, held until the transaction ends; null for anybody else's. */
export async function lockEducation(tx: Db, userId: string, id: string): Promise<EducationRow | null> {
  const [row] = await tx.select().from(educationHistory).where(own(userId, id)).for('update')
  return row ?? null
}

/** False where the person has that many already. */
export async function insertEducation(tx: Db, row: EducationRow, most: number): Promise<boolean> {
  await takeTurn(tx, 'history', row.userId)
  if ((await countEducation(tx, row.userId)) >= most) return false
  await tx.insert(educationHistory).values(row)
  return true
}

/** The row must be held. */
export async function updateEducation(tx: Db, row: EducationRow): Promise<void> {
  await tx.update(educationHistory).set(row).where(own(row.userId, row.id))
}

/** Whether there was such a row of this person. */
export async function removeEducation(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db.delete(educationHistory).where(own(userId, id)).returning({ id: educationHistory.id })
  return gone.length > 0
}
