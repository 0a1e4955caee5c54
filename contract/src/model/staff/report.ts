/** Feedback, reports, complaints and appeals as staff see them. */
import { z } from 'zod'
import { id, instant, many, pageQuery, text } from '#contract/model/basics'
import { feedback, feedbackKind, feedbackStatus } from '#contract/model/feedback'
import { verificationCase } from '#contract/model/staff/verification'
import { reportActions } from '#contract/states/staff'

export const reportQuery = pageQuery.extend({ kind: many(feedbackKind).optional(), status: many(feedbackStatus).optional() })

export const report = feedback.extend({
  sender: z.object({ _id: id, pool: z.enum(['jobseeker', 'employer']), name: z.string() }),
  /** What it is about, where it is about something. */
  subject: z.object({ kind: z.enum(['job', 'employer', 'application']), _id: id, label: z.string() }).nullable(),
  /** The message that went along. */
  quote: z.string().nullable(),
  screenshot: z.object({ url: z.string(), expiresAt: instant }).nullable(),
})
export type Report = z.infer<typeof report>

/** One of them, opened. */
export const reportCase = report.extend({
  /** What others said of the same and no one has settled. */
  others: z.array(feedback.pick({ _id: true, reason: true, message: true, createdAt: true }).extend({ quote: z.string().nullable() })),
  /** The job or company that it is about, else its sender's company or own profile; null where neither is there. */
  about: verificationCase.nullable(),
})
export type ReportCase = z.infer<typeof reportCase>

/** The outcome is told to whoever sent it; the action is done to the job, company or sender that it is about, who read the reason. */
export const reportChange = z.strictObject({
  status: z.enum(['in_progress', 'resolved', 'dismissed'], 'Choose what becomes of it'),
  outcome: text(2000, 'The outcome').optional(),
  /** Settles what others said of the same alike. */
  withOthers: z.boolean('Say whether it’s for everyone who reported this').optional(),
  action: z.enum(reportActions, 'Choose what to do').optional(),
  reason: text(1000, 'The reason').optional(),
})
