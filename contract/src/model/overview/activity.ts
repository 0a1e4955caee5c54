/** What happened around a company's jobs in a span of days. */
import { z } from 'zod'
import { count, date, id, instant, percent } from '#contract/model/basics'
import { activitySteps } from '#contract/states/company/employer-lists'
import { applicationStatuses } from '#contract/states/application/application'
import { jobStatuses } from '#contract/states/job/job'

/** Both days count. Without a last day it is today; without a first, the last day and the 27 before it; three years at most. */
export const activityQuery = z
  .strictObject({ from: date.optional(), to: date.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'The last day comes after the first',
  })
  .meta({ example: { from: '2026-10-01', to: '2026-10-28' } })

/**
 * What happened, whatever became of it since: a person's view once a day; an application, and its first interview, offer and hire, on the
 * day of each. A save counts on its day for as long as the job stays saved.
 */
const figures = { views: count, saves: count, applications: count, interviews: count, offers: count, hires: count }

export const activity = z.object({
  from: date,
  to: date,
  /** Answers are first answers. Who waits now, whenever they applied: in all, too long already, and too long by the end of today. */
  totals: z.object({ ...figures, answers: count, unanswered: count, overdue: count, dueToday: count }),
  /** The public promise: share answered in time, and the middle waiting time. */
  promise: z.object({ replyRate: percent.nullable(), medianReplyHours: z.number().nullable() }),
  /** One row a day, none left out. */
  series: z.array(z.object({ date, views: count, saves: count, applications: count, answers: count })),
  /**
   * ofPrevious, in percent, is null on the first step and where the step before is empty. Many apply without saving, so that for
   * applications the step before is the views.
   */
  funnel: z.array(z.object({ step: z.enum(activitySteps), count, ofPrevious: z.number().nullable() })),
  /** The jobs around which something happened, most applications first; the first 50. */
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
  /** Whoever has waited too long by the end of today, the longest first; the first 20. A rejection on its way is an answer. */
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
