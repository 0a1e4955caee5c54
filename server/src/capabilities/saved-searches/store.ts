import { type AnyColumn, type SQL, and, desc, eq, ne, sql } from 'drizzle-orm'
import { type SavedSearchRow, savedSearches as s } from '#server/capabilities/saved-searches/tables'
import { type Db, prepared } from '#server/platform/database/port'

const own = (seekerId: string, id: string) => and(eq(s.id, id), eq(s.seekerId, seekerId))

/** One seeker's additions and changes take turns until the transaction ends. */
export async function takeTurn(tx: Db, seekerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches ${seekerId}`}, 0))`)
}
export const countSearches = (tx: Db, seekerId: string): Promise<number> => tx.$count(s, eq(s.seekerId, seekerId))
/** The search that the seeker keeps with these filters. */
export async function findSame(tx: Db, seekerId: string, filters: string): Promise<SavedSearchRow | null> {
  const [row] = await tx
    .select()
    .from(s)
    .where(and(eq(s.seekerId, seekerId), eq(s.filters, filters)))
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

const lookedAt = prepared('search_looked_at', (db) =>
  db
    .update(s)
    .set({ lookedAt: sql`${sql.placeholder('now')}::timestamptz` })
    .where(and(eq(s.seekerId, sql.placeholder('seekerId')), eq(s.filters, sql.placeholder('filters')))),
)
export async function markLooked(db: Db, seekerId: string, filters: string, now: Date): Promise<void> {
  await lookedAt(db, { seekerId, filters, now: now.toISOString() })
}

export const withAlert = (db: Db, seekerId: string): Promise<SavedSearchRow[]> =>
  db
    .select()
    .from(s)
    .where(and(eq(s.seekerId, seekerId), ne(s.alert, 'none')))
export const someAtOnce = (seekerId: AnyColumn): SQL =>
  sql`exists (select from ${s} where ${s.seekerId} = ${seekerId} and ${s.alert} = 'at_once')`

export async function removeSearchesOf(tx: Db, seekerId: string): Promise<void> {
  await tx.delete(s).where(eq(s.seekerId, seekerId))
}
