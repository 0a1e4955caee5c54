/** What an interview may hold, who may answer how, and how it stands: decided from its row and the time alone. */
import { INTERVIEW_DAYS_LEAST, INTERVIEW_DAYS_MOST, INTERVIEW_KEPT_DAYS, INTERVIEW_MINUTES_MOST } from '@evenshift/contract/constants'
import type { AnswerInput, Interview, SentQuestion } from '@evenshift/contract/model/interview/interview'
import type { InputFault } from '@evenshift/contract/refusals'
import { type ApplicationStatus, isOpen } from '@evenshift/contract/states/application/application'
import type { InterviewStatus } from '@evenshift/contract/states/interview/interview'
import type { AnswerType } from '@evenshift/contract/states/interview/question'
import { plusDays } from '@evenshift/contract/days'

type DayOf = (at: Date) => string

/** The last day counts whole; `dayOf` tells the calendar date of an instant. */
function lateFault(deadline: Date, now: Date, dayOf: DayOf): string | null {
  return dayOf(deadline) > dayOf(plusDays(now, INTERVIEW_DAYS_MOST)) ? `Give at most ${INTERVIEW_DAYS_MOST} days to answer` : null
}
/** Why this deadline cannot be set for an invitation; null where it can. */
export const deadlineFault = (deadline: Date, now: Date, dayOf: DayOf): string | null =>
  deadline < plusDays(now, INTERVIEW_DAYS_LEAST) ? `Give at least ${INTERVIEW_DAYS_LEAST} days to answer` : lateFault(deadline, now, dayOf)
/** Why a deadline cannot be put off to this one; null where it can. */
export const extensionFault = (deadline: Date, present: Date, now: Date, dayOf: DayOf): string | null =>
  deadline <= present ? 'Choose a date after the current deadline' : lateFault(deadline, now, dayOf)

/** Why these questions cannot go out together; null where they can. */
export function questionsFault(questions: readonly Pick<SentQuestion, '_id' | 'answerSeconds'>[]): string | null {
  if (new Set(questions.map(({ _id }) => _id)).size < questions.length) return 'Choose each question once'
  const seconds = questions.reduce((sum, { answerSeconds }) => sum + answerSeconds, 0)
  return seconds > INTERVIEW_MINUTES_MOST * 60
    ? `The answers may take ${INTERVIEW_MINUTES_MOST} minutes together at most. Take a question out.`
    : null
}

/** Answers in text or audio are a right wherever somebody would have to show themselves. */
const ways: Readonly<Record<AnswerType, readonly AnswerType[]>> = {
  video: ['video', 'audio', 'text'],
  audio: ['audio', 'text'],
  text: ['text'],
  choice: ['choice'],
}
const waysWords: Readonly<Record<AnswerType, string>> = {
  video: 'Answer this question with a video, a recording of your voice, or in writing',
  audio: 'Answer this question with a recording of your voice, or in writing',
  text: 'Answer this question in writing',
  choice: 'Answer this question by choosing one of its options',
}
/** Why this is no answer to the question; null where it is one. `given` is what the employer granted. */
export function answerFault(question: SentQuestion, answer: AnswerInput, given: Interview['adjustmentGiven']): InputFault | null {
  const { answerType, options } = question
  const isGranted = answerType === 'text' && answer.type === given?.format
  if (!ways[answerType].includes(answer.type) && !isGranted) return { path: 'type', message: waysWords[answerType] }
  if (answer.type === 'choice' && !options.includes(answer.choice ?? '')) return { path: 'choice', message: 'Choose one of the options' }
  return null
}

/** How often a question can be answered; null where there is no limit. */
export const takesMost = ({ retakes }: Pick<SentQuestion, 'retakes'>): number | null => (retakes === null ? null : retakes + 1)

/** Faults of sending an interview in which only these questions are answered. */
export const missingAnswers = (questions: readonly SentQuestion[], answered: ReadonlySet<string>): InputFault[] =>
  questions
    .filter(({ _id, required }) => required && !answered.has(_id))
    .map(({ question }) => ({ path: 'answers', message: `Answer this question: ${question}` }))

/** `changedAt` is when the application came to stand there. */
export interface ApplicationState {
  readonly status: ApplicationStatus
  readonly changedAt: Date
}
/** When the answers are erased; null while the application is open. */
export const deletesOn = ({ status, changedAt }: ApplicationState): Date | null =>
  isOpen(status) ? null : plusDays(changedAt, INTERVIEW_KEPT_DAYS)

/** Whether the answers of an application's interviews are still kept. */
export function keepsInterviewAnswers(application: ApplicationState, now: Date): boolean {
  const until = deletesOn(application)
  return until === null || now < until
}

/** Answers are the seeker's own until they are sent. */
export const showsAnswers = (status: InterviewStatus, reader: 'jobseeker' | 'employer'): boolean =>
  reader === 'jobseeker' || status === 'submitted'
