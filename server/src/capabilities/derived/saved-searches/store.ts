import { type AnyColumn, type SQL, and, desc, eq, ne, sql } from 'drizzle-orm'
import { type SavedSearchRow, savedSearches as s } from '#server/capabilities/derived/saved-searches/tables'
import type { Db } from '#server/platform/database/port'

const own = (seekerId: string, id: string) => and(eq(s.id, id), eq(s.seekerId, seekerId))
const withFilters = (seekerId: string, filters: string) => and(eq(s.seekerId, seekerId), eq(s.filters, filters))

export const countSearches = (tx: Db, seekerId: string): Promise<number> => tx.$count(s, eq(s.seekerId, seekerId))
/** The search that the seeker keeps with these filters. */
export async function findSame(tx: Db, seekerId: string, filters: string): Promise<SavedSearchRow | null> {
  const [row] = await tx.select().from(s).where(withFilters(seekerId, filters))
  return row ?? null
}
export async function insertSearch(tx: Db, row: SavedSearchRow): Promise<void> {
  await tx.insert(s).values(row)
}

/** A seeker's searches, newest first. */
export const listSearches = (db: Db, seekerId: string): Promise<SavedSearchRow[]> =>
  db.select().from(s).where(eq(s.seekerId, seekerId)).orderBy(desc(s.createdAt), desc(s.id))

export async function lockSearch(tx: Db, seekerId: string, id: string): Promise<SavedSearchRow | null> {
  const [row] = await tx.select().from(s).where(own(seekerId, id)).for('update')
  return row ?? null
}
export async function updateSearch(tx: Db, seekerId: string, id: string, set: Partial<SavedSearchRow>): Promise<void> {
  if (Object.keys(set).length > 0) await tx.update(s).set(set).where(own(seekerId, id))
}
export async function removeSearch(db: Db, seekerId: string, id: string): Promise<boolean> {
  const gone = await db.delete(s).where(own(seekerId, id)).returning({ id: s.id })
  return gone.length > 0
}

/** Asked at every search, of which few are kept. */
export async function markLooked(db: Db, seekerId: string, filters: string, lookedAt: Date): Promise<void> {
  await db.update(s).set({ lookedAt }).where(withFilters(seekerId, filters))
}

export const withAlert = (db: Db, seekerId: string): Promise<SavedSearchRow[]> =>
  db
    .select()
    .from(s)
    .where(and(eq(s.seekerId, seekerId), ne(s.alert, 'none')))
/** Part of another query: whether the seeker in this column wants to hear of new jobs at once. */
export const hasPromptSearch = (seekerId: AnyColumn): SQL =>
  sql`exists (select from ${s} where ${s.seekerId} = ${seekerId} and ${s.alert} = 'at_once')`

/** Every search that a seeker saved. */
export async function eraseSearchesOf(tx: Db, seekerId: string): Promise<void> {
  await tx.delete(s).where(eq(s.seekerId, seekerId))
}
