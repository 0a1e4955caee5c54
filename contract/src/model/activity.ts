/** What happened around a company's jobs in a span of days. */
import { z } from 'zod'
import { count, date, id, instant, percent } from '#contract/model/basics'
import { applicationStatuses } from '#contract/states/application'
import { jobStatuses } from '#contract/states/job'

/** Both days count; the last 28 where none is named. */
export const activityQuery = z
  .strictObject({ from: date.optional(), to: date.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'The last day comes after the first',
  })
  .meta({ example: { from: '2026-10-01', to: '2026-10-28' } })

const figures = { views: count, applications: count, interviews: count, offers: count, hires: count }

export const activity = z.object({
  from: date,
  to: date,
  totals: z.object({ ...figures, answers: count, unanswered: count, overdue: count }),
  /** The public promise: share answered in time, and the middle waiting time. */
  promise: z.object({ replyRate: percent.nullable(), medianReplyHours: z.number().nullable() }),
  /** One row a day, none left out. */
  series: z.array(z.object({ date, views: count, applications: count, answers: count })),
  /** ofPrevious is null on the first step and where the step before is empty. */
  funnel: z.array(
    z.object({ step: z.enum(['views', 'applications', 'interviews', 'offers', 'hires']), count, ofPrevious: z.number().nullable() }),
  ),
  jobs: z.array(
    z.object({
      _id: id,
      title: z.string(),
      status: z.enum(jobStatuses),
      closingDate: date.nullable(),
      vacancies: count,
      filled: count,
      ...figures,
      unanswered: count,
      needsConfirming: z.boolean(),
    }),
  ),
  answerToday: z.array(
    z.object({
      applicationId: id,
      jobId: id,
      applicantName: z.string(),
      jobTitle: z.string(),
      status: z.enum(applicationStatuses),
      replyBy: instant,
      isOverdue: z.boolean(),
      shiftsFit: count,
      shiftsTotal: count,
    }),
  ),
})
export type Activity = z.infer<typeof activity>
