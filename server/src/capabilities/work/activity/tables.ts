import { bigint, date, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import type { EventName, Grain } from '#server/capabilities/work/activity/rules.spans'

/** How many stand at a status as it was last written, how many there are, and how many of them wait for their employer. */
export type TallyName = ApplicationStatus | 'all' | 'unanswered'

/**
 * What the writes of this moment add to the counts below. The triggers of 0002_counting put the rows here in the transaction of the
 * write itself; rows of their own make no write wait for another. Whoever reads counts reads these with them; the clock folds them in.
 */
export const activityChanges = pgTable(
  'activity_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    employerId: uuid('employer_id').notNull(),
    jobId: uuid('job_id').notNull(),
    /** Europe/London. */
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').$type<EventName | TallyName>().notNull(),
    amount: integer('amount').notNull(),
    /** Time that a reply took; null for other events. */
    hours: numeric('hours', { precision: 7, scale: 1, mode: 'number' }),
  },
  (t) => [index('activity_changes_employer_index').on(t.employerId), index('activity_changes_job_index').on(t.jobId)],
)

const events = () => integer().notNull().default(0)

/** What happened around a company in a day and ever, and around each of its jobs in a day, in a month and ever. */
export const activityCounts = pgTable(
  'activity_counts',
  {
    employerId: uuid('employer_id').notNull(),
    grain: text('grain').$type<Grain>().notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** The job, or the company itself. */
    subjectId: uuid('subject_id').notNull(),
    views: events(),
    saves: events(),
    applications: events(),
    interviews: events(),
    offers: events(),
    hires: events(),
    answers: events(),
    silences: events(),
  },
  (t) => [primaryKey({ name: 'activity_counts_primary_key', columns: [t.employerId, t.grain, t.startsOn, t.subjectId] })],
)

/** How many first answers of a company took so many hours: tenths of an hour within a day, whole hours above. */
export const replyWaits = pgTable(
  'reply_waits',
  {
    employerId: uuid('employer_id').notNull(),
    hours: numeric('hours', { precision: 7, scale: 1, mode: 'number' }).notNull(),
    answers: integer('answers').notNull(),
  },
  (t) => [primaryKey({ name: 'reply_waits_primary_key', columns: [t.employerId, t.hours] })],
)

/** How many of a job's applications stand where. */
export const tallies = pgTable(
  'tallies',
  {
    jobId: uuid('job_id').notNull(),
    name: text('name').$type<TallyName>().notNull(),
    employerId: uuid('employer_id').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ name: 'tallies_primary_key', columns: [t.jobId, t.name] }),
    index('tallies_employer_index').on(t.employerId, t.name, t.count.desc().nullsFirst(), t.jobId.desc().nullsFirst()),
  ],
)
