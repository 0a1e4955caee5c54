import { type SQL, and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { NotificationType } from '@evenshift/contract/states/notification'
import { type NotificationRow, notifications as n } from '#server/capabilities/ground/notices/tables'
import type { Db } from '#server/platform/database/port'

/** Rows of one statement; each has thirteen values, and a statement takes 65,535. */
const BATCH = 1000

export async function insertNotifications(tx: Db, rows: readonly NotificationRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) await tx.insert(n).values(rows.slice(from, from + BATCH))
}

/** What is in a person's list. */
export const isListed = (personId: string): SQL | undefined => and(eq(n.personId, personId), isNull(n.removedAt))

/** How many notifications a person has not read. */
export const unreadNotifications = (db: Db, personId: string): Promise<number> => db.$count(n, and(isListed(personId), isNull(n.readAt)))

/** What in a person's list is of these types and about an application. */
export const aboutApplications = (db: Db, personId: string, types: readonly NotificationType[]) =>
  db
    .select({ id: n.id, type: n.type, applicationId: sql<string>`${n.applicationId}` })
    .from(n)
    .where(and(isListed(personId), inArray(n.type, [...types]), isNotNull(n.applicationId)))

/** What a person hasn't read of a kind since then, the newest first. */
export const unreadOf = (db: Db, personId: string, type: NotificationType, since: Date, limit: number): Promise<NotificationRow[]> =>
  db
    .select()
    .from(n)
    .where(and(isListed(personId), isNull(n.readAt), eq(n.type, type), gt(n.createdAt, since)))
    .orderBy(desc(n.id))
    .limit(limit)

/** Those named, those that were told up to one, those of one application, or all. */
export type Which = { readonly ids: readonly string[] } | { readonly upTo: string } | { readonly applicationId: string } | 'all'
function among(which: Which): SQL | undefined {
  if (which === 'all') return undefined
  if ('applicationId' in which) return eq(n.applicationId, which.applicationId)
  return 'ids' in which ? inArray(n.id, [...which.ids]) : lte(n.id, which.upTo)
}

/** These of a person's are read now; what was read before keeps its time. How many there were to read. */
export async function readOf(tx: Db, personId: string, which: Which, readAt: Date): Promise<number> {
  const read = await tx
    .update(n)
    .set({ readAt })
    .where(and(isListed(personId), isNull(n.readAt), among(which)))
    .returning({ id: n.id })
  return read.length
}

/** What these people were told of these applications is read now; whoever had any of it unread. */
export async function readAboutOf(
  tx: Db,
  personIds: readonly string[],
  applicationIds: readonly string[],
  readAt: Date,
): Promise<Set<string>> {
  const its = and(inArray(n.personId, [...personIds]), inArray(n.applicationId, [...applicationIds]))
  const read = await tx
    .update(n)
    .set({ readAt })
    .where(and(its, isNull(n.readAt), isNull(n.removedAt)))
    .returning({ personId: n.personId })
  return new Set(read.map(({ personId }) => personId))
}

/** Takes these out of a person's list; how many there were. */
export async function removeOf(
  tx: Db,
  personId: string,
  which: Which,
  set: Required<Pick<NotificationRow, 'removal' | 'removedAt'>>,
): Promise<number> {
  const removed = await tx
    .update(n)
    .set(set)
    .where(and(isListed(personId), among(which)))
    .returning({ id: n.id })
  return removed.length
}

/** Puts back what one removal since then took; how many there were. */
export async function restoreOf(tx: Db, personId: string, removal: string, since: Date): Promise<number> {
  const restored = await tx
    .update(n)
    .set({ removal: null, removedAt: null })
    .where(and(eq(n.personId, personId), eq(n.removal, removal), gt(n.removedAt, since)))
    .returning({ id: n.id })
  return restored.length
}

export async function eraseOlder(db: Db, removedBefore: Date, createdBefore: Date): Promise<void> {
  await db.delete(n).where(or(lte(n.removedAt, removedBefore), lt(n.createdAt, createdBefore)))
}
export async function eraseOf(tx: Db, personId: string): Promise<void> {
  await tx.delete(n).where(eq(n.personId, personId))
}
