import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import {
  type NoteRow,
  type ScoreRow,
  applicationNotes as notes,
  applicationScores as scores,
} from '#server/capabilities/work/hiring/assessments/tables'
import type { Db } from '#server/platform/database/port'

/** More than anybody reads about one person. */
const NOTES_MOST = 200

/** False where the application has as many notes as it may have. Call it with the application held. */
export async function insertNote(tx: Db, row: NoteRow): Promise<boolean> {
  if ((await tx.$count(notes, eq(notes.applicationId, row.applicationId))) >= NOTES_MOST) return false
  await tx.insert(notes).values(row)
  return true
}

/** False where there is no such note of this author. */
export async function removeNote(
  db: Db,
  { id, applicationId, authorId }: Pick<NoteRow, 'id' | 'applicationId' | 'authorId'>,
): Promise<boolean> {
  const own = and(eq(notes.id, id), eq(notes.applicationId, applicationId), eq(notes.authorId, authorId))
  return (await db.delete(notes).where(own).returning({ id: notes.id })).length > 0
}

/** The author's score with its new value; its id stays. */
export async function upsertScore(tx: Db, row: ScoreRow): Promise<ScoreRow> {
  const { value, text, at } = row
  const [stored] = await tx
    .insert(scores)
    .values(row)
    .onConflictDoUpdate({ target: [scores.applicationId, scores.authorId, scores.questionId], set: { value, text, at } })
    .returning()
  if (stored === undefined) throw new Error('a score wasn’t stored')
  return stored
}

/** Oldest first. */
export const listNotes = (db: Db, applicationId: string): Promise<NoteRow[]> =>
  db.select().from(notes).where(eq(notes.applicationId, applicationId)).orderBy(asc(notes.id))

/** Scores of the whole application first, then by answer. */
export const listScores = (db: Db, applicationId: string): Promise<ScoreRow[]> =>
  db
    .select()
    .from(scores)
    .where(eq(scores.applicationId, applicationId))
    .orderBy(sql`${scores.questionId} nulls first`, asc(scores.id))

/** Everything that was written and scored about these applications. */
export async function eraseAssessments(tx: Db, applicationIds: readonly string[]): Promise<void> {
  if (applicationIds.length === 0) return
  await tx.delete(notes).where(inArray(notes.applicationId, [...applicationIds]))
  await tx.delete(scores).where(inArray(scores.applicationId, [...applicationIds]))
}

/** What was written and scored about the answers of these applications' interviews: it goes with them. */
export async function eraseAnswerAssessments(tx: Db, applicationIds: readonly string[]): Promise<void> {
  if (applicationIds.length === 0) return
  await tx.delete(notes).where(and(inArray(notes.applicationId, [...applicationIds]), isNotNull(notes.questionId)))
  await tx.delete(scores).where(and(inArray(scores.applicationId, [...applicationIds]), isNotNull(scores.questionId)))
}
