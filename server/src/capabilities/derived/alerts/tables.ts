import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/platform/database/columns'

/** How far each seeker who ever saved a search or followed an employer was told of new jobs. */
export const jobAlerts = pgTable(
  'job_alerts',
  {
    seekerId: uuid('seeker_id').primaryKey(),
    /** Jobs published up to then were told at once, where that was wanted. */
    promptTo: instant('prompt_to').notNull(),
    /** Jobs published up to then were in a daily mail. */
    dailyTo: instant('daily_to').notNull(),
    /** The alert day of the last daily mail, whether or not there was anything to say. */
    dailyOn: date('daily_on', { mode: 'string' }).notNull(),
    /** The mails sent at once on this alert day. */
    promptOn: date('prompt_on', { mode: 'string' }).notNull(),
    prompts: integer('prompts').notNull(),
  },
  (t) => [index('job_alerts_prompt_index').on(t.promptTo), index('job_alerts_daily_index').on(t.dailyOn)],
)
export type JobAlertRow = typeof jobAlerts.$inferSelect

/** One row a person, job and way of telling: nobody is told of a job twice. */
export const toldJobs = pgTable(
  'told_jobs',
  {
    seekerId: uuid('seeker_id').notNull(),
    jobId: uuid('job_id').notNull(),
    how: text('how').$type<'mail' | 'notification' | 'closing'>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ name: 'told_jobs_pkey', columns: [t.seekerId, t.jobId, t.how] }), index('told_jobs_at_index').on(t.at)],
)
export type Way = (typeof toldJobs.$inferSelect)['how']

/** The days on which people were told of saved jobs that close the day after. */
export const closingDays = pgTable('closing_days', { day: date('day', { mode: 'string' }).primaryKey() })
