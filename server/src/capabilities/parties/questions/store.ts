import type { QuestionCategory } from '@evenshift/contract/states/interview/question'
import { type SQL, and, asc, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { type QuestionRow, questionBanks, questions } from '#server/capabilities/parties/questions/tables'
import { sampleQuestions } from '#server/capabilities/parties/questions/samples'
import type { Db } from '#server/platform/database/port'

/** Puts the sample questions in, the first time alone; whoever comes at the same moment waits for them. */
export async function openBank(tx: Db, employerId: string, now: Date): Promise<void> {
  const opened = await tx.insert(questionBanks).values({ employerId, openedAt: now }).onConflictDoNothing().returning()
  if (opened.length > 0) await tx.insert(questions).values(sampleQuestions(employerId, now))
}

/** Until the transaction ends nobody else adds to the bank: its places are counted as they are. */
export async function holdBank(tx: Db, employerId: string): Promise<void> {
  await tx.select().from(questionBanks).where(eq(questionBanks.employerId, employerId)).for('update')
}

const ofBank = (employerId: string): SQL | undefined => and(eq(questions.employerId, employerId), eq(questions.archived, false))

/** How many questions a company has written into its bank: the places of the plan that it uses. */
export const questionCount = (db: Db, employerId: string): Promise<number> =>
  db.$count(questions, and(ofBank(employerId), eq(questions.isTemplate, false)))

/** The questions that a company wrote after its first so many. */
export const ownBeyond = async (db: Db, employerId: string, room: number): Promise<string[]> =>
  (
    await db
      .select({ id: questions.id })
      .from(questions)
      .where(and(ofBank(employerId), eq(questions.isTemplate, false)))
      .orderBy(asc(questions.createdAt), asc(questions.id))
      .offset(room)
  ).map(({ id }) => id)

const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`

/** A page of the bank: the company's own questions first, newest first, then the samples in their order. */
export async function listQuestions(
  db: Db,
  employerId: string,
  {
    search,
    category,
    page,
    limit,
  }: {
    readonly search?: string | undefined
    readonly category?: QuestionCategory | undefined
    readonly page: number
    readonly limit: number
  },
): Promise<{ rows: QuestionRow[]; total: number }> {
  const words = search === undefined ? undefined : containing(search)
  const which = and(
    ofBank(employerId),
    category === undefined ? undefined : eq(questions.category, category),
    words === undefined
      ? undefined
      : or(
          ilike(questions.question, words),
          ilike(questions.guidance, words),
          sql`exists (select from jsonb_array_elements_text(${questions.tags}) tag where tag ilike ${words})`,
        ),
  )
  const rows = await db
    .select()
    .from(questions)
    .where(which)
    // Their own first, the newest on top; then the samples, the most used on top.
    .orderBy(
      asc(questions.isTemplate),
      desc(sql`case when ${questions.isTemplate} then ${questions.timesUsed} else 0 end`),
      desc(questions.createdAt),
      asc(questions.id),
    )
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(questions, which) }
}

/** A question of this company, archived or not, held until the transaction ends; null for anybody else's. */
export async function lockQuestion(tx: Db, employerId: string, id: string): Promise<QuestionRow | null> {
  const [row] = await tx
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), eq(questions.employerId, employerId)))
    .for('update')
  return row ?? null
}

export const findLive = (db: Db, employerId: string, ids: readonly string[]): Promise<QuestionRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(questions)
        .where(and(ofBank(employerId), inArray(questions.id, [...ids])))

export async function insertQuestion(tx: Db, row: QuestionRow): Promise<void> {
  await tx.insert(questions).values(row)
}

/** Writes a question that this transaction holds. */
export async function updateQuestion(tx: Db, row: QuestionRow): Promise<void> {
  await tx.update(questions).set(row).where(eq(questions.id, row.id))
}

/** Deletes a question that was never sent and archives one that was; false where it is in no bank of this company. */
export async function removeQuestion(db: Db, employerId: string, id: string, now: Date): Promise<boolean> {
  const which = and(eq(questions.id, id), ofBank(employerId))
  const gone = await db
    .delete(questions)
    .where(and(which, eq(questions.timesUsed, 0)))
    .returning({ id: questions.id })
  if (gone.length > 0) return true
  const archived = await db
    .update(questions)
    .set({ archived: true, updatedAt: now, version: sql`${questions.version} + 1` })
    .where(which)
    .returning({ id: questions.id })
  return archived.length > 0
}

/** Counts that an interview was sent with these questions, in the transaction that sends it. */
export async function countUse(tx: Db, ids: readonly string[]): Promise<void> {
  const held = tx
    .select({ id: questions.id })
    .from(questions)
    .where(inArray(questions.id, [...ids]))
    .orderBy(questions.id)
    .for('update')
  await tx
    .update(questions)
    .set({ timesUsed: sql`${questions.timesUsed} + 1` })
    .where(inArray(questions.id, held))
}

/** The whole bank of a company. */
export async function eraseQuestionsOf(tx: Db, employerId: string): Promise<void> {
  await tx.delete(questions).where(eq(questions.employerId, employerId))
  await tx.delete(questionBanks).where(eq(questionBanks.employerId, employerId))
}
