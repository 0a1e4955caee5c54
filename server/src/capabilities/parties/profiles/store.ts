import { and, eq, ne } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { type AvailabilityRow, type SeekerRow, availability, seekers } from '#server/capabilities/parties/profiles/tables'
import type { Db } from '#server/platform/database/port'

export async function findSeeker(db: Db, id: string): Promise<SeekerRow | null> {
  const [row] = await db.select().from(seekers).where(eq(seekers.id, id))
  return row ?? null
}

export interface WholeSeeker {
  readonly seeker: SeekerRow
  /** null until it is first saved. */
  readonly week: AvailabilityRow | null
}
export async function findWholeSeeker(db: Db, id: string): Promise<WholeSeeker | null> {
  const [row] = await db
    .select({ seeker: seekers, week: availability })
    .from(seekers)
    .leftJoin(availability, eq(availability.userId, seekers.id))
    .where(eq(seekers.id, id))
  return row ?? null
}

/** False where the profile was made meanwhile. */
export async function insertSeeker(tx: Db, row: SeekerRow): Promise<boolean> {
  const inserted = await tx.insert(seekers).values(row).onConflictDoNothing().returning({ id: seekers.id })
  return inserted.length > 0
}
const names = new Intl.Collator('en-GB', { sensitivity: 'base' })
const nameOf = ({ firstName, lastName }: Pick<SeekerRow, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`

/** Whether somebody else was born on the same day and has the same name, however it's written. */
export async function hasNamesake(db: Db, seeker: SeekerRow): Promise<boolean> {
  const { id, dateOfBirth, firstName, lastName } = seekers
  const others = await db
    .select({ firstName, lastName })
    .from(seekers)
    .where(and(eq(dateOfBirth, seeker.dateOfBirth), ne(id, seeker.id)))
  return others.some((other) => names.compare(nameOf(other), nameOf(seeker)) === 0)
}

/** The profile must exist. */
export async function updateSeeker(tx: Db, id: string, change: Partial<SeekerRow>): Promise<SeekerRow> {
  const [row] = await tx.update(seekers).set(change).where(eq(seekers.id, id)).returning()
  if (row === undefined) throw new Error('a profile vanished while it was changed')
  return row
}
/** Where there is a profile. */
export async function setSeekerEmail(tx: Db, id: string, email: string): Promise<void> {
  await tx.update(seekers).set({ email }).where(eq(seekers.id, id))
}

export async function findWeek(db: Db, userId: string): Promise<AvailabilityRow | null> {
  const [row] = await db.select().from(availability).where(eq(availability.userId, userId))
  return row ?? null
}
/** Sets the whole week; its id stays what it first was. */
export async function saveWeek(tx: Db, week: Omit<AvailabilityRow, 'id'>): Promise<AvailabilityRow> {
  const [row] = await tx
    .insert(availability)
    .values({ id: uuidv7(), ...week })
    .onConflictDoUpdate({ target: availability.userId, set: week })
    .returning()
  if (row === undefined) throw new Error('an upsert returned no row')
  return row
}
