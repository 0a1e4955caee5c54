/** Interview questions of an employer's bank. */
import { z } from 'zod'
import { count, id, instant, line, listOf, pageQuery, text, version } from '#contract/model/basics'
import { type AnswerType, answerTypes, questionCategories } from '#contract/states/interview/question'

export const questionCategory = z.enum(questionCategories, 'Choose a category')
export const answerType = z.enum(answerTypes, 'Choose how the question is answered')

const wording = text(300, 'The question', 10).meta({ example: 'Why would you like to do this job?' })
const guidance = text(1000, 'The guidance')
const options = listOf(line(120, 'The option'), 10, 'Options')
const thinkSeconds = z
  .int('Give the thinking time in seconds')
  .min(0, 'Thinking time can’t be below 0')
  .max(300, 'Thinking time is at most 300 seconds')
const answerSeconds = z
  .int('Give the answer time in seconds')
  .min(15, 'Allow at least 15 seconds')
  .max(180, 'An answer is at most 180 seconds')
const retakes = z
  .int('Retakes are a whole number')
  .min(0, 'Retakes can’t be below 0')
  .max(10, 'Enter up to 10 retakes or choose Unlimited')
  .nullable()
const retakesReason = line(200, 'The reason for no retakes')
const tags = listOf(line(30, 'The tag'), 10, 'Tags')

interface Rules {
  readonly answerType?: AnswerType | undefined
  readonly options?: readonly string[] | undefined
  readonly retakes?: number | null | undefined
  readonly retakesReason?: string | undefined
}
const choiceHasOptions = (q: Rules): boolean => {
  const given = q.options?.length ?? 0
  return q.answerType === undefined || (q.answerType === 'choice' ? given >= 2 : given === 0)
}
const noRetakesHasReason = (q: Rules): boolean => q.retakes !== 0 || q.retakesReason !== undefined
const twoOptions = { path: ['options'], error: 'A choice needs at least two options; other questions take none' }
const whyNoRetakes = { path: ['retakesReason'], error: 'Say why there are no retakes' }

/** What an employer writes to make a question. */
export const questionInput = z
  .strictObject({
    question: wording,
    guidance: guidance.default(''),
    category: questionCategory,
    answerType,
    options: options.default([]),
    /** 0 = no limit. */
    thinkSeconds: thinkSeconds.default(0),
    answerSeconds: answerSeconds.default(60),
    /** null = unlimited. */
    retakes: retakes.default(3),
    retakesReason: retakesReason.optional(),
    required: z.boolean('Say whether an answer is required').default(true),
    tags: tags.default([]),
  })
  .refine(choiceHasOptions, twoOptions)
  .refine(noRetakesHasReason, whyNoRetakes)
  .meta({ example: { question: 'Why would you like to do this job?', category: 'motivation', answerType: 'video' } })

/** Any part of a question; what is not named stays. A question in use gets a new version. */
export const questionChange = z
  .strictObject({
    question: wording.optional(),
    guidance: guidance.optional(),
    category: questionCategory.optional(),
    answerType: answerType.optional(),
    options: options.optional(),
    thinkSeconds: thinkSeconds.optional(),
    answerSeconds: answerSeconds.optional(),
    retakes: retakes.optional(),
    retakesReason: retakesReason.optional(),
    required: z.boolean('Say whether an answer is required').optional(),
    tags: tags.optional(),
    version,
  })
  .refine(choiceHasOptions, twoOptions)
  .refine(noRetakesHasReason, whyNoRetakes)
  .meta({ example: { question: 'Why would you like to work with us?', version: 1 } })

export const question = z.object({
  _id: id,
  question: z.string(),
  guidance: z.string(),
  category: questionCategory,
  answerType,
  options: z.array(z.string()),
  thinkSeconds: z.int(),
  answerSeconds: z.int(),
  retakes: z.int().nullable(),
  retakesReason: z.string().nullable(),
  required: z.boolean(),
  tags: z.array(z.string()),
  /** One of the questions that every bank begins with. */
  isTemplate: z.boolean(),
  archived: z.boolean(),
  /** Beyond the plan's room: it can be read and deleted, but neither changed nor sent. */
  isLocked: z.boolean(),
  timesUsed: count,
  version,
  updatedAt: instant,
})
export type Question = z.infer<typeof question>

export const questionQuery = pageQuery.extend({ search: line(100, 'The search').optional(), category: questionCategory.optional() })
