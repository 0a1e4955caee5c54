import { type AnyColumn, type SQL, and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { type MarkKind, marks as m } from '#server/capabilities/parties/marks/tables'
import type { Db } from '#server/platform/database/port'

const ofKind = (seekerId: string, kind: MarkKind) => and(eq(m.seekerId, seekerId), eq(m.kind, kind))

/** The id of a mark that is there; null where there is none. */
export async function findMark(db: Db, seekerId: string, kind: MarkKind, subjectId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: m.id })
    .from(m)
    .where(and(ofKind(seekerId, kind), eq(m.subjectId, subjectId)))
  return row?.id ?? null
}

/** The id of the mark, the same however often it is made. */
export async function markOnce(db: Db, seekerId: string, kind: MarkKind, subjectId: string, now: Date): Promise<string> {
  const [row] = await db
    .insert(m)
    .values({ id: uuidv7(), seekerId, kind, subjectId, createdAt: now })
    // Changes nothing, but makes the row that stood there already answer.
    .onConflictDoUpdate({ target: [m.seekerId, m.kind, m.subjectId], set: { subjectId } })
    .returning({ id: m.id })
  if (row === undefined) throw new Error('a mark was neither made nor found')
  return row.id
}

/** Whether there was such a mark of this seeker. */
export async function removeMark(db: Db, seekerId: string, kind: MarkKind, id: string): Promise<boolean> {
  const gone = await db
    .delete(m)
    .where(and(ofKind(seekerId, kind), eq(m.id, id)))
    .returning({ id: m.id })
  return gone.length > 0
}
export async function unmark(db: Db, seekerId: string, kind: MarkKind, subjectId: string): Promise<void> {
  await db.delete(m).where(and(ofKind(seekerId, kind), eq(m.subjectId, subjectId)))
}

/** A page of a seeker's marks, newest first, with how many there are. */
export async function listMarks(db: Db, seekerId: string, kind: MarkKind, page: number, limit: number) {
  const rows = await db
    .select({ id: m.id, subjectId: m.subjectId, createdAt: m.createdAt })
    .from(m)
    .where(ofKind(seekerId, kind))
    .orderBy(desc(m.createdAt), desc(m.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db.select({ total: count() }).from(m).where(ofKind(seekerId, kind))
  return { rows, total: counted?.total ?? 0 }
}

/** Every mark of these kinds that a seeker made. */
export const marksOf = (db: Db, seekerId: string, kinds: readonly MarkKind[]) =>
  db
    .select({ kind: m.kind, subjectId: m.subjectId, createdAt: m.createdAt })
    .from(m)
    .where(and(eq(m.seekerId, seekerId), inArray(m.kind, [...kinds])))

/** The jobs and employers that these seekers are not to be shown. */
export const hiddenBy = (db: Db, seekerIds: readonly string[]) =>
  db
    .select({ seekerId: m.seekerId, subjectId: m.subjectId })
    .from(m)
    .where(and(inArray(m.seekerId, [...seekerIds]), inArray(m.kind, ['not_for_me', 'block'])))

/** Part of another query: whether the seeker in this column follows anybody. */
export const followsSomebody = (seekerId: AnyColumn): SQL =>
  sql`exists (select from ${m} where ${m.seekerId} = ${seekerId} and ${m.kind} = 'follow')`

/** Every mark of a seeker. */
export async function eraseMarksOf(tx: Db, seekerId: string): Promise<void> {
  await tx.delete(m).where(eq(m.seekerId, seekerId))
}

/** Every mark that anybody set on this employer. */
export async function eraseMarksOn(tx: Db, employerId: string): Promise<void> {
  await tx.delete(m).where(and(eq(m.subjectId, employerId), inArray(m.kind, ['follow', 'block'])))
}
