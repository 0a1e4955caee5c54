/** One question of a job's interviews, with everybody who answered it. */
import { z } from 'zod'
import { count, id, page, pageQuery } from '#contract/model/basics'
import { applicant } from '#contract/model/application/application'
import { answerType } from '#contract/model/interview/question'
import { scoreValues } from '#contract/states/application/score'

export const answersQuery = pageQuery.extend({
  jobId: id,
  /** Without it the first that was asked. */
  questionId: id.optional(),
})

const answeredBy = z.object({
  application: id,
  /** "Applicant 4" where the job hides names, until the applicant is scored. */
  applicant,
  type: answerType,
  /** One's own, of this answer. */
  score: z.enum(scoreValues).nullable(),
})

/** Who answered the question, who applied first before; what they answered is told by their application, whose opening they see. */
export const answersOfJob = page(answeredBy).extend({
  /** The one that `data` is about; null where nothing was answered yet. */
  questionId: id.nullable(),
  /** All that were answered, in the wording that was sent last. */
  questions: z.array(z.object({ _id: id, question: z.string(), answers: count })),
})
export type AnswersOfJob = z.infer<typeof answersOfJob>
