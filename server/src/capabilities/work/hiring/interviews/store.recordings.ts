import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { interviewAnswers as answers, interviews } from '#server/capabilities/work/hiring/interviews/tables'
import type { Db } from '#server/platform/database/port'

const isSent = eq(interviews.status, 'submitted')

export interface SentRecording {
  readonly fileId: string
  /** In the wording that was sent. */
  readonly question: string
}
/** The recordings that the sent interviews of these applications hold, with the question that each answers. */
export async function sentRecordings(db: Db, applicationIds: readonly string[]): Promise<SentRecording[]> {
  if (applicationIds.length === 0) return []
  const rows = await db
    .select({ fileId: answers.fileId, questionId: answers.questionId, questions: interviews.questions })
    .from(answers)
    .innerJoin(interviews, eq(interviews.id, answers.interviewId))
    .where(and(inArray(interviews.applicationId, [...applicationIds]), isSent, isNotNull(answers.fileId)))
  return rows.flatMap(({ fileId, questionId, questions }) => {
    const question = questions.find(({ _id }) => _id === questionId)
    return fileId === null || question === undefined ? [] : [{ fileId, question: question.question }]
  })
}

/** The application whose sent interview holds this recording; null where none does. */
export async function applicationOfRecording(db: Db, fileId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: interviews.applicationId })
    .from(answers)
    .innerJoin(interviews, eq(interviews.id, answers.interviewId))
    .where(and(eq(answers.fileId, fileId), isSent))
  return row?.id ?? null
}

/** Deletes every answer of these applications' interviews, and how their seekers wished to take part. @returns the files that were held */
export async function deleteAnswers(tx: Db, applicationIds: readonly string[]): Promise<string[]> {
  if (applicationIds.length === 0) return []
  const wishes = { adjustment: 'none', adjustmentAsked: null, adjustmentGiven: null, extensionAsked: null } as const
  const theirs = await tx
    .update(interviews)
    .set(wishes)
    .where(inArray(interviews.applicationId, [...applicationIds]))
    .returning({ id: interviews.id })
  const ids = theirs.map(({ id }) => id)
  const deleted = await tx.delete(answers).where(inArray(answers.interviewId, ids)).returning({ fileId: answers.fileId })
  return deleted.flatMap(({ fileId }) => fileId ?? [])
}

/** Deletes every interview of a seeker with all that hangs on it. @returns the files that were held */
export async function deleteInterviews(tx: Db, whose: { readonly seekerId: string } | { readonly employerId: string }): Promise<string[]> {
  const own = 'seekerId' in whose ? eq(interviews.seekerId, whose.seekerId) : eq(interviews.employerId, whose.employerId)
  const theirs = tx.select({ id: interviews.id }).from(interviews).where(own)
  const deleted = await tx.delete(answers).where(inArray(answers.interviewId, theirs)).returning({ fileId: answers.fileId })
  await tx.delete(interviews).where(own)
  return deleted.flatMap(({ fileId }) => fileId ?? [])
}
