import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { type AnswerRow, interviewAnswers as answers } from '#server/capabilities/work/hiring/interviews/tables'
import type { Db } from '#server/platform/database/port'

/** The answers that count, by interview. */
export async function answersOf(db: Db, interviewIds: readonly string[]): Promise<Map<string, AnswerRow[]>> {
  if (interviewIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(answers)
    .where(inArray(answers.interviewId, [...interviewIds]))
  const byInterview = new Map<string, AnswerRow[]>()
  for (const row of rows) byInterview.set(row.interviewId, [...(byInterview.get(row.interviewId) ?? []), row])
  return byInterview
}

/** Counts a take and keeps it as the answer; false where `most` takes are used already (null = no limit). */
export async function keepTake(tx: Db, row: Omit<AnswerRow, 'takesUsed'>, most: number | null): Promise<boolean> {
  const { interviewId: _interview, questionId: _question, ...answer } = row
  const kept = await tx
    .insert(answers)
    .values({ ...row, takesUsed: 1 })
    .onConflictDoUpdate({
      target: [answers.interviewId, answers.questionId],
      set: { ...answer, takesUsed: sql`${answers.takesUsed} + 1` },
      ...(most !== null && { setWhere: sql`${answers.takesUsed} < ${most}` }),
    })
    .returning({ takesUsed: answers.takesUsed })
  return kept.length > 0
}

/** False where that question has no recorded answer. */
export async function writeCaptions(
  tx: Db,
  { interviewId, questionId }: Pick<AnswerRow, 'interviewId' | 'questionId'>,
  captions: string | null,
): Promise<boolean> {
  const its = and(eq(answers.interviewId, interviewId), eq(answers.questionId, questionId), isNotNull(answers.fileId))
  return (await tx.update(answers).set({ captions }).where(its).returning({ id: answers.questionId })).length > 0
}
