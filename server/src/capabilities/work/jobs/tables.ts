import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ChangeLine } from '@evenshift/contract/model/job/job-change'
import type { CloseReason, JobActor, JobStatus } from '@evenshift/contract/states/job/job'
import type { ReviewReason } from '#server/capabilities/work/jobs/rules/risk'
import { completeTerms } from '#server/capabilities/work/jobs/rules/terms'
import { completedJson, completedRows, instant } from '#server/platform/database/columns'

const blankLine: ChangeLine = { label: '', before: '', after: '', note: '', isBetter: false }

/** One row a job. What is filtered, ordered or counted by has a column; the other terms are only ever read together. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    employerId: uuid('employer_id').notNull(),
    /** What people call it by on the phone: "EV-7K2M9Q". */
    reference: text('reference').notNull(),
    title: text('title').notNull(),
    status: text('status').$type<JobStatus>().notNull(),
    /** Why staff sent it back or removed it. */
    statusReason: text('status_reason'),
    /** Why a person read or reads it before it goes live; for staff alone. */
    reviewReasons: jsonb('review_reasons').$type<ReviewReason[]>().notNull().default([]),
    closeReason: text('close_reason').$type<CloseReason>(),
    sectorId: uuid('sector_id'),
    /** The last day, Europe/London, on which it takes applications. */
    closingDate: date('closing_date', { mode: 'string' }),
    vacancies: integer('vacancies').notNull(),
    filled: integer('filled').notNull(),
    terms: completedJson('terms', completeTerms).notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it first went live. */
    publishedAt: instant('published_at'),
    lastConfirmedAt: instant('last_confirmed_at'),
    /** The last day, Europe/London, that its employer was told is near. */
    endAnnounced: date('end_announced', { mode: 'string' }),
    closedAt: instant('closed_at'),
    version: integer('version').notNull(),
  },
  (t) => [
    uniqueIndex('jobs_reference_unique').on(t.reference),
    index('jobs_employer_id_status_index').on(t.employerId, t.status),
    // An order that runs down without saying where null stands has it first. What tells how a job stands is in the index too, so that
    // lists need not fetch every row to know.
    index('jobs_newest_index').on(
      t.employerId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
      t.status,
      t.closingDate,
      t.lastConfirmedAt,
    ),
    index('jobs_closing_index').on(t.employerId, t.closingDate.asc(), t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    /** Finds a part of what a job is called. */
    index('jobs_called_index').using('gin', t.title.op('gin_trgm_ops'), t.reference.op('gin_trgm_ops')),
    index('jobs_closing_date_index')
      .on(t.closingDate)
      .where(sql`status in ('live', 'paused')`),
    index('jobs_last_confirmed_at_index')
      .on(t.lastConfirmedAt)
      .where(sql`status in ('live', 'paused')`),
    index('jobs_review_index')
      .on(t.createdAt)
      .where(sql`status = 'pending_review'`),
    /** Finds the text of another company's job without reading every one. */
    index('jobs_description_index').on(sql`md5(${t.terms} ->> 'description')`),
    check('jobs_filled_check', sql`${t.filled} between 0 and ${t.vacancies}`),
  ],
)
export type JobRow = typeof jobs.$inferSelect

/** One row a move or an edit, never changed. An edit keeps its status and names what changed. */
export const jobHistory = pgTable(
  'job_history',
  {
    id: uuid('id').primaryKey(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    from: text('from_status').$type<JobStatus>(),
    to: text('to_status').$type<JobStatus>().notNull(),
    by: text('made_by').$type<JobActor>().notNull(),
    /** The email of the employer's member, as it was then; null for staff and clock. */
    member: text('member'),
    reason: text('reason'),
    changes: jsonb('changes').$type<string[]>().notNull(),
    /** What of an edit applicants count on, before and after. */
    lines: completedRows('lines', blankLine).notNull().default([]),
  },
  (t) => [index('job_history_job_id_at_index').on(t.jobId, t.at)],
)

/** Who opened a job on which day, Europe/London: a person counts once a day. */
export const jobViews = pgTable(
  'job_views',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    seekerId: uuid('seeker_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'job_views_primary_key', columns: [t.jobId, t.seekerId, t.day] }),
    index('job_views_seeker_id_index').on(t.seekerId),
  ],
)
