import { sql } from 'drizzle-orm'
import { bit, boolean, customType, date, doublePrecision, index, pgTable, real, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ContractLength } from '@evenshift/contract/states/job-terms'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** One row a live job of an approved employer: what filters, orders and the match read. Sector, role and city are places in their lists. */
export const jobSearch = pgTable(
  'job_search',
  {
    jobId: uuid('job_id').primaryKey(),
    employerId: uuid('employer_id').notNull(),
    employerName: text('employer_name').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }).notNull(),
    /** The last day, Europe/London, on which it takes applications. */
    closingDate: date('closing_date', { mode: 'string' }).notNull(),
    /** Pence, not rounded: weekly and monthly figures are made from it. */
    hourlyPence: doublePrecision('hourly_pence').notNull(),
    hoursPerWeek: real('hours_per_week').notNull(),
    /** Hours; 0 where the job has no shifts. */
    longestShift: real('longest_shift').notNull(),
    totalHours: real('total_hours'),
    sector: smallint('sector'),
    role: smallint('role'),
    city: smallint('city'),
    /** Nobody travels there. */
    isRemote: boolean('is_remote').notNull(),
    contractLength: text('contract_length').$type<ContractLength>().notNull(),
    isDbsCheck: boolean('is_dbs_check').notNull(),
    openToInternationalStudents: boolean('open_to_international_students').notNull(),
    isInterviewRecorded: boolean('is_interview_recorded').notNull(),
    easyApply: boolean('easy_apply').notNull(),
    /** Bit 0 = sunday. */
    days: smallint('days').notNull(),
    week: bit('week', { dimensions: 336 }).notNull(),
    skills: bit('skills', { dimensions: 512 }).notNull(),
    /** Skills that no list has, in small letters. */
    typedSkills: text('typed_skills').array().notNull(),
    interests: bit('interests', { dimensions: 128 }).notNull(),
    words: tsvector('words').notNull(),
  },
  (t) => [
    // nullsFirst is how a plain descending ORDER BY puts them: without it the order of the index is of no use.
    index('job_search_newest_index').on(t.publishedAt.desc().nullsFirst(), t.jobId.desc().nullsFirst()),
    index('job_search_sector_index').on(t.sector, t.publishedAt.desc().nullsFirst(), t.jobId.desc().nullsFirst()),
    index('job_search_city_index').on(t.city, t.publishedAt.desc().nullsFirst(), t.jobId.desc().nullsFirst()),
    index('job_search_pay_index').on(t.hourlyPence.desc().nullsFirst(), t.publishedAt.desc().nullsFirst(), t.jobId.desc().nullsFirst()),
    index('job_search_closing_index').on(t.closingDate, t.publishedAt.desc().nullsFirst(), t.jobId.desc().nullsFirst()),
    index('job_search_employer_index').on(t.employerId),
    index('job_search_employer_name_index').using('btree', sql`lower(${t.employerName}) text_pattern_ops`),
    index('job_search_words_index').using('gin', t.words),
  ],
)
export type JobSearchRow = typeof jobSearch.$inferSelect
