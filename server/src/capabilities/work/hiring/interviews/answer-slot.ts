import { ANSWER_GRACE_SECONDS } from '@evenshift/contract/constants'
import { isAnswerable } from '@evenshift/contract/states/interview/interview'
import type { InterviewRow } from '#server/capabilities/work/hiring/interviews/tables'
import { newestInterviews } from '#server/capabilities/work/hiring/interviews/store'
import type { AnswerSlot } from '#server/capabilities/ground/uploads/public'
import { refuse } from '#server/http/call/refuse'

const secondsOf = ({ adjustmentGiven }: InterviewRow, answerSeconds: number): number =>
  Math.ceil(answerSeconds * (1 + (adjustmentGiven?.extraTimePct ?? 0) / 100))

/** How many seconds a recorded answer to a question of the seeker's own open interview may last, those to finish a sentence included. */
export const answerSlot: AnswerSlot = async (db, seekerId, { applicationId, questionId }, now) => {
  const interview = (await newestInterviews(db, [applicationId])).get(applicationId)
  const question = interview?.questions.find(({ _id }) => _id === questionId)
  if (interview?.seekerId !== seekerId || question === undefined) return refuse('NOT_FOUND')
  const isOpen = isAnswerable(interview.status) && interview.deadline > now
  if (!isOpen) return refuse('INVALID_TRANSITION', { details: { status: interview.status, allowed: [] } })
  return secondsOf(interview, question.answerSeconds) + ANSWER_GRACE_SECONDS
}
