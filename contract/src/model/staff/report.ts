/** Feedback, reports, complaints and appeals as staff see them. */
import { z } from 'zod'
import { id, instant, many, pageQuery, text } from '#contract/model/basics'
import { feedback, feedbackKind, feedbackStatus } from '#contract/model/feedback'
import { reportActions } from '#contract/states/staff'

export const reportQuery = pageQuery.extend({ kind: many(feedbackKind).optional(), status: many(feedbackStatus).optional() })

export const report = feedback.extend({
  sender: z.object({ _id: id, pool: z.enum(['jobseeker', 'employer']), name: z.string(), email: z.string() }),
  /** What it is about, where it is about something. */
  subject: z.object({ kind: z.enum(['job', 'employer', 'application']), _id: id, label: z.string() }).nullable(),
  screenshot: z.object({ url: z.string(), expiresAt: instant }).nullable(),
})
export type Report = z.infer<typeof report>

/** The outcome is told to whoever sent it; the action is done to the job that it is about, whose employer reads the reason. */
export const reportChange = z.strictObject({
  status: z.enum(['in_progress', 'resolved', 'dismissed'], 'Choose what becomes of it'),
  outcome: text(2000, 'The outcome').optional(),
  action: z.enum(reportActions, 'Choose what to do').optional(),
  reason: text(1000, 'The reason').optional(),
})
