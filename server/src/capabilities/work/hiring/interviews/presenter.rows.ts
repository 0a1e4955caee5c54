import type { InterviewBrief } from '@evenshift/contract/model/application/application'
import type { Interview } from '@evenshift/contract/model/interview/interview'
import type { OwnInterviewRow } from '@evenshift/contract/model/interview/own-interview'
import type { AnswerRow, InterviewRow } from '#server/capabilities/work/hiring/interviews/tables'
import { type ApplicationState, deletesOn } from '#server/capabilities/work/hiring/interviews/rules'

export type AnswerView = Interview['answers'][number]

export const presentBrief = (row: InterviewRow): InterviewBrief => ({
  _id: row.id,
  status: row.status,
  deadline: row.deadline.toISOString(),
  questions: row.questions.length,
})

interface AppliedFor extends ApplicationState {
  readonly jobId: string
  readonly jobTitle: string
}
interface Card {
  readonly name: string
  readonly logo: string
}
export const presentAppliedJob = ({ jobId, jobTitle }: AppliedFor, employer: Card | undefined): OwnInterviewRow['job'] => ({
  _id: jobId,
  title: jobTitle,
  employerName: employer?.name ?? '',
  logo: employer?.logo ?? '',
})

/** A row of the seeker's list. */
export const presentOwnRow = (
  row: InterviewRow,
  application: AppliedFor,
  employer: Card | undefined,
  answered: number,
): OwnInterviewRow => ({
  ...presentBrief(row),
  applicationId: row.applicationId,
  job: presentAppliedJob(application, employer),
  answered,
  submittedAt: row.submittedAt?.toISOString() ?? null,
})

/** `link` plays a recorded answer. */
export const presentAnswer = (
  { questionId, type, text, choice, seconds, captions, takesUsed }: AnswerRow,
  link: Pick<AnswerView, 'url' | 'expiresAt'> = { url: null, expiresAt: null },
): AnswerView => ({
  questionId,
  type,
  ...link,
  text,
  choice,
  seconds,
  captions,
  takesUsed,
})

/** What both sides see alike: all but the questions and the answers. */
export const presentFacts = (
  row: InterviewRow,
  application: ApplicationState,
  views: Interview['views'],
  welcome: Interview['welcome'],
): Omit<Interview, 'questions' | 'answers'> => ({
  _id: row.id,
  application: row.applicationId,
  status: row.status,
  deadline: row.deadline.toISOString(),
  welcome,
  adjustment: row.adjustment,
  adjustmentAsked: row.adjustmentAsked,
  adjustmentGiven: row.adjustmentGiven,
  extensionAsked: row.extensionAsked,
  submittedAt: row.submittedAt?.toISOString() ?? null,
  deletesOn: deletesOn(application)?.toISOString() ?? null,
  views,
})
