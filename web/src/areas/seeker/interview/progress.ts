import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import { isRecorded } from '#web/shared/interview/question-words'

export type AskedQuestion = OwnInterview['questions'][number]

/** Takes that are left; null where there is no limit. */
export const takesLeft = ({ retakes, takesUsed }: Pick<AskedQuestion, 'retakes' | 'takesUsed'>): number | null =>
  retakes === null ? null : Math.max(0, retakes + 1 - takesUsed)

/** The place of the first question without an answer; one past the last where all have one. */
export function firstOpen(questions: readonly Pick<AskedQuestion, 'answer'>[]): number {
  const place = questions.findIndex(({ answer }) => answer === null)
  return place < 0 ? questions.length : place
}

/** Whether any of it is answered by a recording, which takes a yes. */
export const asksRecordings = ({ questions }: Pick<OwnInterview, 'questions'>): boolean =>
  questions.some(({ answerType }) => isRecorded(answerType))

/** Places of the required questions that still need an answer. */
export const missing = (questions: readonly Pick<AskedQuestion, 'answer' | 'required'>[]): readonly number[] =>
  questions.flatMap(({ answer, required }, place) => (required && answer === null ? [place] : []))

/** Which part of the interview an address names: a question by its place, the review, or the overview. */
export type InterviewPart =
  | { readonly part: 'overview' }
  | { readonly part: 'review' }
  | { readonly part: 'question'; readonly place: number }

export function partOf(at: string | null, count: number): InterviewPart {
  if (at === 'review') return { part: 'review' }
  const place = Number(at ?? Number.NaN) - 1
  return Number.isInteger(place) && place >= 0 && place < count ? { part: 'question', place } : { part: 'overview' }
}
/** The address of a place: the question there, or the review behind the last one. */
export const addressOf = (place: number, count: number): string => `?at=${place < count ? place + 1 : 'review'}`
