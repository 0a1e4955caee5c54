/** An interview as the seeker who answers it sees it. */
import { z } from 'zod'
import { count, id, instant, listOf } from '#contract/model/basics'
import { INTERVIEW_QUESTIONS_MOST } from '#contract/constants'
import { answerInput, askedQuestion, interview, interviewStatus } from '#contract/model/interview/interview'

const brief = { title: z.string(), employerName: z.string(), logo: z.string() }

/** A row of the seeker's interviews, those still to do first. */
export const ownInterviewRow = z.object({
  _id: id,
  applicationId: id,
  job: z.object({ _id: id, ...brief }),
  status: interviewStatus,
  deadline: instant,
  questions: count,
  answered: count,
  submittedAt: instant.nullable(),
})
export type OwnInterviewRow = z.infer<typeof ownInterviewRow>

export const ownInterview = interview
  .omit({ questions: true, answers: true })
  .extend({ job: z.object({ _id: id, ...brief }), questions: z.array(askedQuestion) })
export type OwnInterview = z.infer<typeof ownInterview>

export const interviewStart = z.strictObject({
  applicationId: id,
  /** The seeker agrees to be recorded, knowing who watches and when it is erased. */
  consent: z.literal(true, 'Tick to agree, or answer in writing'),
})
/** Answers kept before need not be sent again. */
export const interviewSubmission = z.strictObject({
  applicationId: id,
  answers: listOf(answerInput, INTERVIEW_QUESTIONS_MOST, 'Answers').optional(),
})
