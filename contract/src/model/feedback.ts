/** What people tell the product's makers, and what became of it. */
import { z } from 'zod'
import { id, instant, text, uploadKey } from '#contract/model/basics'
import { feedbackKinds, feedbackStatuses, isReport, reportReasons } from '#contract/states/feedback'

export const feedbackKind = z.enum(feedbackKinds, 'Choose what this is about')
export const reportReason = z.enum(reportReasons, 'Choose a reason')
export const feedbackStatus = z.enum(feedbackStatuses)

export const feedbackInput = z
  .strictObject({
    kind: feedbackKind,
    /** The job, employer or application it is about. */
    subjectId: id.optional(),
    /** The other side’s message that goes along with a report. */
    messageId: id.optional(),
    reason: reportReason.optional(),
    message: text(2000, 'The message'),
    screenshot: uploadKey.optional(),
  })
  .refine(({ kind, subjectId, reason }) => !isReport(kind) || (subjectId !== undefined && reason !== undefined), {
    path: ['reason'],
    error: 'Say what you’re reporting and why',
  })
  // A reason says enough.
  .refine(({ kind, message }) => isReport(kind) || message !== '', { path: ['message'], error: 'Enter your message' })
  .meta({ example: { kind: 'idea', message: 'A map of the jobs would help.' } })
/** dueAt is null where no answer is owed. */
export const feedbackReceipt = z.object({ _id: id, dueAt: instant.nullable() })

export const feedback = z.object({
  _id: id,
  kind: feedbackKind,
  subjectId: id.nullable(),
  reason: reportReason.nullable(),
  message: z.string(),
  status: feedbackStatus,
  outcome: z.string().nullable(),
  createdAt: instant,
  dueAt: instant.nullable(),
  /** When someone was done with it; null while it is open. */
  settledAt: instant.nullable(),
})
/** `about` names the job or company; null where it is about neither. */
export const ownFeedback = feedback.extend({ about: z.string().nullable() })
/** The reasons to choose from, and what the person has sent. */
export const feedbackOverview = z.object({
  reasons: z.array(z.object({ code: reportReason, label: z.string() })),
  mine: z.array(ownFeedback),
})
