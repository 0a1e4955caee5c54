import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { type NotificationRow, notifications as n } from '#server/capabilities/ground/notices/tables'
import type { Db } from '#server/platform/database/port'

/** Rows of one statement; each has eight values, and a statement takes 65,535. */
const BATCH = 1000

export async function insertNotifications(tx: Db, rows: readonly NotificationRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) await tx.insert(n).values(rows.slice(from, from + BATCH))
}

/** How many notifications a person has not read. */
export const unreadNotifications = (db: Db, personId: string): Promise<number> =>
  db.$count(n, and(eq(n.personId, personId), isNull(n.readAt)))

/** A page of a person's notifications, unread ones first and then the newest, with how many there are. */
export async function listOf(db: Db, personId: string, page: number, limit: number) {
  const rows = await db
    .select()
    .from(n)
    .where(eq(n.personId, personId))
    .orderBy(desc(isNull(n.readAt)), desc(n.createdAt), desc(n.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db.select({ total: count() }).from(n).where(eq(n.personId, personId))
  return { rows, total: counted?.total ?? 0 }
}

/** One of a person's, or all of them for null; how many there were. */
export async function removeOf(db: Db, personId: string, id: string | null): Promise<number> {
  const gone = await db
    .delete(n)
    .where(and(eq(n.personId, personId), id === null ? undefined : eq(n.id, id)))
    .returning({ id: n.id })
  return gone.length
}

/** These of a person's, or all of them for null; what was read before keeps its time. How many there were to read. */
export async function readOf(tx: Db, personId: string, ids: readonly string[] | null, now: Date): Promise<number> {
  const read = await tx
    .update(n)
    .set({ readAt: now })
    .where(and(eq(n.personId, personId), isNull(n.readAt), ids === null ? undefined : inArray(n.id, [...ids])))
    .returning({ id: n.id })
  return read.length
}
