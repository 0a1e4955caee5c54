import { eq } from 'drizzle-orm'
import { type SavedPlanRow, savedPlans as s } from '#server/capabilities/derived/plan/tables'
import type { Db } from '#server/platform/database/port'

export async function findSavedPlan(db: Db, seekerId: string): Promise<SavedPlanRow | null> {
  const [row] = await db.select().from(s).where(eq(s.seekerId, seekerId))
  return row ?? null
}
/** Takes the place of the one before. */
export async function writeSavedPlan(db: Db, row: SavedPlanRow): Promise<void> {
  const { seekerId: _seekerId, ...set } = row
  await db.insert(s).values(row).onConflictDoUpdate({ target: s.seekerId, set })
}
/** The week that a seeker saved, at their wish or with everything else of theirs. */
export async function eraseSavedPlanOf(db: Db, seekerId: string): Promise<void> {
  await db.delete(s).where(eq(s.seekerId, seekerId))
}
