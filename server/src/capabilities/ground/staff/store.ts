import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { StaffRole } from '@evenshift/contract/call'
import { type StaffRow, staffMembers as s } from '#server/capabilities/ground/staff/tables'
import type { Db } from '#server/platform/database/port'

export async function findColleague(db: Db, id: string): Promise<StaffRow | null> {
  const [row] = await db.select().from(s).where(eq(s.id, id))
  return row ?? null
}
export const allColleagues = (db: Db): Promise<StaffRow[]> => db.select().from(s).orderBy(asc(s.since), asc(s.id))

export async function countAdministrators(tx: Db): Promise<number> {
  const [row] = await tx.select({ number: count() }).from(s).where(eq(s.role, 'administrator'))
  return row?.number ?? 0
}
/** Whoever is asked again has to join again. */
export async function keepInvited(tx: Db, id: string, role: StaffRole, now: Date): Promise<void> {
  await tx
    .insert(s)
    .values({ id, since: now, role })
    .onConflictDoUpdate({ target: s.id, set: { role, joinedAt: null } })
}
/** The first time alone. */
export async function noteJoined(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(s)
    .set({ joinedAt: now })
    .where(and(eq(s.id, id), isNull(s.joinedAt)))
}
export async function deleteColleague(tx: Db, id: string): Promise<void> {
  await tx.delete(s).where(eq(s.id, id))
}
export async function setRole(tx: Db, id: string, role: StaffRole): Promise<StaffRow | null> {
  const [row] = await tx.update(s).set({ role }).where(eq(s.id, id)).returning()
  return row ?? null
}
