import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ScoreValue } from '@evenshift/contract/states/application/score'
import { applicationScores as scores } from '#server/capabilities/work/hiring/assessments/tables'
import { keepsInterviewAnswers, showsAnswers } from '#server/capabilities/work/hiring/interviews/rules'
import { newestInterviews } from '#server/capabilities/work/hiring/interviews/store'
import { answersOf } from '#server/capabilities/work/hiring/interviews/store.answers'
import type { AnswerRow, InterviewRow } from '#server/capabilities/work/hiring/interviews/tables'
import { type ApplicationRow, applications as a } from '#server/capabilities/work/hiring/tables'
import { isReadByEmployer } from '#server/capabilities/work/hiring/time/seen'
import type { Db } from '#server/platform/database/port'

export interface AnsweredInterview extends Pick<InterviewRow, 'questions'> {
  readonly application: ApplicationRow
  readonly answers: readonly AnswerRow[]
}

/** The interviews of an employer's job that were sent and still show their answers, who applied first before. */
export async function answeredInterviews(db: Db, employerId: string, jobId: string, now: Date): Promise<AnsweredInterview[]> {
  const rows = await db
    .select()
    .from(a)
    .where(and(eq(a.employerId, employerId), eq(a.jobId, jobId), isReadByEmployer(now)))
    .orderBy(asc(a.id))
  const kept = rows.filter((row) => keepsInterviewAnswers(row, now))
  const interviews = await newestInterviews(
    db,
    kept.map(({ id }) => id),
  )
  const sent = kept.flatMap((application) => {
    const interview = interviews.get(application.id)
    return interview && showsAnswers(interview.status, 'employer') ? [{ application, interview }] : []
  })
  const answers = await answersOf(
    db,
    sent.map(({ interview }) => interview.id),
  )
  return sent.map(({ application, interview: { id, questions } }) => ({ application, questions, answers: answers.get(id) ?? [] }))
}

/** What a member scored the answers to one question, by application. */
export async function ownScores(
  db: Db,
  applicationIds: readonly string[],
  { questionId, authorId }: { readonly questionId: string; readonly authorId: string },
): Promise<Map<string, ScoreValue>> {
  if (applicationIds.length === 0) return new Map()
  const rows = await db
    .select({ id: scores.applicationId, value: scores.value })
    .from(scores)
    .where(and(inArray(scores.applicationId, [...applicationIds]), eq(scores.questionId, questionId), eq(scores.authorId, authorId)))
  return new Map(rows.map(({ id, value }) => [id, value]))
}
