import type { InterviewBrief } from '@evenshift/contract/model/application'
import type { Interview, InterviewInvite } from '@evenshift/contract/model/interview'
import { slotOfQuestion } from '#server/capabilities/work/hiring/interviews/answer-slot'
import { type Invited, type On, monthOf, sendInterview } from '#server/capabilities/work/hiring/interviews/inviting'
import {
  type Interviewed,
  type Reader,
  interviewBriefs as briefsOf,
  interviewOf as newestOf,
} from '#server/capabilities/work/hiring/interviews/present'
import { type Standing, keepsAnswers } from '#server/capabilities/work/hiring/interviews/rules'
import { endOpen, invitationsOf, newestInterviews } from '#server/capabilities/work/hiring/interviews/store'
import {
  type SentRecording,
  applicationHolding,
  deleteAnswers,
  deleteInterviews,
  recordingsSent,
} from '#server/capabilities/work/hiring/interviews/store.recordings'
import { recordView } from '#server/capabilities/work/hiring/interviews/store.viewers'
import type { Refusal } from '#server/http/refuse'
import { type AnswerSlot, releaseFiles } from '#server/capabilities/ground/uploads/public'
import type { Db } from '#server/platform/database/port'

/**
 * Sends an application's seeker an interview, in the transaction that moves the application. Answers the deadline.
 * Refuses unknown questions, more than 10 minutes of answers, a deadline that is not 2 to 14 days ahead, and PLAN_LIMIT.
 */
export const inviteToInterview = (on: On, application: Invited, invite: InterviewInvite): Promise<{ readonly deadline: Date } | Refusal> =>
  sendInterview(on, application, invite)

/** Ends what can still be answered, in the transaction that takes these applications out of interview_invited. */
export const endInterviews = (tx: Db, applicationIds: readonly string[], status: 'expired' | 'cancelled'): Promise<void> =>
  endOpen(tx, applicationIds, status)

/** The newest interview of each of these applications, in brief and by application; the applications as they stand now. */
export const interviewBriefs = (db: Db, applications: readonly Interviewed[]): Promise<Map<string, InterviewBrief>> =>
  briefsOf(db, applications)
/** The newest interview of an application; an employer sees the answers once they are sent. Null where there is none. */
export const interviewOf = (db: Db, application: Interviewed, reader: Reader): Promise<Interview | null> =>
  newestOf(db, application, reader)

/** The questions of an application's newest interview; none where there was no interview. */
export const askedQuestions = async (db: Db, applicationId: string): Promise<string[]> =>
  (await newestInterviews(db, [applicationId])).get(applicationId)?.questions.map(({ _id }) => _id) ?? []

/** Remembers that a member opened an application whose interview shows its answers: the seeker sees it. */
export async function recordInterviewView(tx: Db, applicationId: string, viewerId: string, now: Date): Promise<void> {
  const row = (await newestInterviews(tx, [applicationId])).get(applicationId)
  if (row?.status === 'submitted') await recordView(tx, row.id, viewerId, now)
}

/** The recordings that the sent interviews of these applications hold, with the question that each answers. */
export const sentRecordings = (db: Db, applicationIds: readonly string[]): Promise<SentRecording[]> => recordingsSent(db, applicationIds)
/** The application whose sent interview holds this recording; null where none does. */
export const applicationOfRecording = (db: Db, fileId: string): Promise<string | null> => applicationHolding(db, fileId)

/** Erases what was answered in the interviews of these applications: words at once, the bytes of recordings by the queue. */
export async function eraseInterviewAnswers(on: Parameters<typeof releaseFiles>[0], applicationIds: readonly string[]): Promise<void> {
  await releaseFiles(on, await deleteAnswers(on.tx, applicationIds))
}

/** Erases a seeker's interviews whole; what was counted of invitations stays. */
export async function eraseInterviewsOf(on: Parameters<typeof releaseFiles>[0], seekerId: string): Promise<void> {
  await releaseFiles(on, await deleteInterviews(on.tx, seekerId))
}
/** Whether the answers of an application's interviews are still kept. */
export const keepsInterviewAnswers = (application: Standing, now: Date): boolean => keepsAnswers(application, now)

/** How many interviews a company has invited to since the first of this month. */
export const invitationsThisMonth = (db: Db, employerId: string, now: Date): Promise<number> => invitationsOf(db, employerId, monthOf(now))

/** How many seconds a recorded answer to a question of the seeker's own open interview may last. */
export const answerSlot: AnswerSlot = slotOfQuestion
export { keep, start, submit } from '#server/capabilities/work/hiring/interview-steps/answering'
export { answerAdjustment, askForAdjustment, askForDays, giveDays } from '#server/capabilities/work/hiring/interview-steps/arranging'
export type { On } from '#server/capabilities/work/hiring/interview-steps/held'
export { type Reader, ownInterviewOf } from '#server/capabilities/work/hiring/interviews/present'
export { share } from '#server/capabilities/work/hiring/interview-steps/sharing'
export { listForSeeker, newestInterviews } from '#server/capabilities/work/hiring/interviews/store'
export { answersOf } from '#server/capabilities/work/hiring/interviews/store.answers'
export { ownRowView } from '#server/capabilities/work/hiring/interviews/views'
