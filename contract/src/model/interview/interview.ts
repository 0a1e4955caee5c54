/** An interview that a seeker answers in their own time. */
import { z } from 'zod'
import { INTERVIEW_QUESTIONS_MOST } from '#contract/constants'
import { count, id, instant, line, listOf, text, uploadKey } from '#contract/model/basics'
import { welcome } from '#contract/model/company/welcome'
import { answerType } from '#contract/model/interview/question'
import { adjustmentKinds, adjustmentStates, interviewStatuses } from '#contract/states/interview/interview'
import type { AnswerType } from '#contract/states/interview/question'

export const interviewStatus = z.enum(interviewStatuses)
export const adjustmentKind = z.enum(adjustmentKinds, 'Choose what would help')
const extensionKind = z.enum(['illness', 'study', 'equipment', 'other'], 'Choose why you need more time')
const answerFormat = z.enum(['text', 'audio'], 'Choose text or audio')
const deadline = instant.meta({ example: '2030-01-15T17:00:00Z' })

/** A stored answer; `url` plays it until `expiresAt` and is null where the answer is no recording. */
export const interviewAnswer = z.object({
  questionId: id,
  type: answerType,
  url: z.string().nullable(),
  expiresAt: instant.nullable(),
  text: z.string().nullable(),
  choice: z.string().nullable(),
  seconds: z.number().nullable(),
  /** What is said in it, as WebVTT that its seeker wrote; null where nobody has. */
  captions: z.string().nullable(),
  takesUsed: count,
})

/** A question in the wording that was sent. */
export const sentQuestion = z.object({
  _id: id,
  question: z.string(),
  guidance: z.string(),
  answerType,
  options: z.array(z.string()),
  /** 0 = no limit. */
  thinkSeconds: z.int(),
  answerSeconds: z.int(),
  /** null = unlimited. */
  retakes: z.int().nullable(),
  required: z.boolean(),
})
export type SentQuestion = z.infer<typeof sentQuestion>
/** The same with the seeker's own progress. */
export const askedQuestion = sentQuestion.extend({ takesUsed: count, answer: interviewAnswer.nullable() })

export const interview = z.object({
  _id: id,
  application: id,
  questions: z.array(sentQuestion),
  status: interviewStatus,
  deadline: instant,
  /** The company's welcome video; null where it has none. */
  welcome: welcome.nullable(),
  answers: z.array(interviewAnswer),
  adjustment: z.enum(adjustmentStates),
  /** What the seeker asked for, never why. */
  adjustmentAsked: z.object({ kind: adjustmentKind, note: z.string().nullable() }).nullable(),
  adjustmentGiven: z.object({ extraTimePct: z.int().nullable(), format: answerFormat.nullable() }).nullable(),
  extensionAsked: z.object({ kind: extensionKind, note: z.string().nullable() }).nullable(),
  submittedAt: instant.nullable(),
  /** When the answers are erased. */
  deletesOn: instant.nullable(),
  /** Who watched, and when; the seeker sees it too. */
  views: z.array(z.object({ _id: id, name: z.string(), viewedAt: instant })),
})
export type Interview = z.infer<typeof interview>

/** What an employer sends with an invitation. */
export const interviewInvite = z.strictObject({
  questionIds: listOf(id, INTERVIEW_QUESTIONS_MOST, 'Questions').min(1, 'Choose at least one question'),
  deadline,
  /** Refused: the company's own welcome greets every seeker. */
  welcome: uploadKey.optional(),
})

export type InterviewInvite = z.infer<typeof interviewInvite>

const answerOf = {
  questionId: id,
  type: answerType,
  /** The finished upload of a recorded answer. */
  key: uploadKey.optional(),
  text: text(4000, 'The answer').optional(),
  choice: line(120, 'The choice').optional(),
}
interface AnswerFields {
  readonly type: AnswerType
  readonly key?: string | undefined
  readonly text?: string | undefined
  readonly choice?: string | undefined
}
const isGiven = (a: AnswerFields): boolean => (a.type === 'text' ? !!a.text : a.type === 'choice' ? !!a.choice : !!a.key)
const giveIt = { path: ['type'], error: 'Add your answer' }
const sampleAnswer = { questionId: '01890000-0000-7000-8000-000000000000', type: 'text', text: 'Weekends suit me best.' }

/** One answer as the seeker gives it. */
export const answerInput = z.strictObject(answerOf).refine(isGiven, giveIt).meta({ example: sampleAnswer })
export type AnswerInput = z.infer<typeof answerInput>
/** The same, kept before the interview is sent. */
export const keptAnswer = z
  .strictObject({ applicationId: id, ...answerOf })
  .refine(isGiven, giveIt)
  .meta({ example: { applicationId: '01890000-0000-7000-8000-000000000000', ...sampleAnswer } })

/** What is said in a recorded answer; with nothing in it, it has no captions. */
export const answerCaptions = z.strictObject({
  applicationId: id,
  questionId: id,
  captions: text(20_000, 'Captions')
    .refine((written) => written === '' || /^WEBVTT(?:[ \t].*)?(?:\r?\n|$)/.test(written), 'Start the captions with WEBVTT')
    .meta({ example: 'WEBVTT' }),
})

/** A seeker asks for more days. */
export const extensionRequest = z.strictObject({
  applicationId: id,
  kind: extensionKind,
  note: text(500, 'The note').optional(),
})
/** A seeker asks for another way to answer; nobody has to say why. */
export const adjustmentRequest = z.strictObject({ applicationId: id, kind: adjustmentKind, note: text(500, 'The note').optional() })

/** The employer gives more days. */
export const interviewExtension = z.strictObject({ applicationId: id, deadline })
/** The employer's answer to the wish for another way. */
export const interviewAdjustment = z.strictObject({
  applicationId: id,
  granted: z.boolean('Choose yes or no'),
  extraTimePct: z
    .int('Give the extra time in percent')
    .min(10, 'Extra time is at least 10 percent')
    .max(200, 'Extra time is at most 200 percent')
    .optional(),
  format: answerFormat.optional(),
})
/** A colleague is asked to watch: all of it, or one answer. */
export const interviewShare = z.strictObject({ applicationId: id, memberId: id, questionId: id.optional() })
