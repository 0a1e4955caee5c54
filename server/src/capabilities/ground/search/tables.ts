import { sql } from 'drizzle-orm'
import {
  bit,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ContractLength } from '@evenshift/contract/states/job/job-terms'
import { instant } from '#server/platform/database/columns'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The place of a job to which nobody travels. */
export const NO_PLACE = -1
/** How rows are made; one more whenever a row of before would tell something else. */
export const MADE_BY = 2
/** Before every way there was. */
export const NEVER_MADE = 0

/**
 * One row a live job of an approved employer: what filters, orders and the match read. Sector, role and city are places in their lists.
 * Columns of a fixed width and those that the match reads stand first: the database walks over whatever stands before a column.
 */
export const jobSearch = pgTable(
  'job_search',
  {
    jobId: uuid('job_id').primaryKey(),
    employerId: uuid('employer_id').notNull(),
    publishedAt: instant('published_at').notNull(),
    /** When the row was last written, by the database's clock; a reader sees it up to a transaction's length later. */
    indexedAt: timestamp('indexed_at', { withTimezone: true }).notNull().defaultNow(),
    /** Pence, not rounded: weekly and monthly figures are made from it. */
    hourlyPence: doublePrecision('hourly_pence').notNull(),
    /** The last day, Europe/London, on which it takes applications. */
    closingDate: date('closing_date', { mode: 'string' }).notNull(),
    hoursPerWeek: real('hours_per_week').notNull(),
    /** Hours; 0 where the job has no shifts. */
    longestShift: real('longest_shift').notNull(),
    /** Bit 0 = sunday. */
    days: smallint('days').notNull(),
    /** How many skills it asks, typed ones too. */
    skillsAsked: smallint('skills_asked').notNull(),
    interestsAsked: smallint('interests_asked').notNull(),
    /** How many of its shifts one person works. */
    shiftsAsked: smallint('shifts_asked').notNull().default(0),
    /** Which way of making rows made this one; one of before is made anew by the clock. */
    madeBy: smallint('made_by').notNull().default(0),
    isDbsCheck: boolean('is_dbs_check').notNull(),
    openToInternationalStudents: boolean('open_to_international_students').notNull(),
    isInterviewRecorded: boolean('is_interview_recorded').notNull(),
    easyApply: boolean('easy_apply').notNull(),
    uniformProvided: boolean('uniform_provided').notNull().default(false),
    /** In the list of places, as finely as its postcode says; NO_PLACE where nobody travels. */
    place: smallint('place').notNull().default(NO_PLACE),
    city: smallint('city'),
    sector: smallint('sector'),
    role: smallint('role'),
    totalHours: real('total_hours'),
    skills: bit('skills', { dimensions: 512 }).notNull(),
    interests: bit('interests', { dimensions: 128 }).notNull(),
    /** The same skills by their places in the list, for the index. */
    skillPlaces: smallint('skill_places').array().notNull(),
    /** Of each shift, the half-hour of the week in which it begins and how many it touches. */
    shiftStarts: smallint('shift_starts')
      .array()
      .notNull()
      .default(sql`'{}'`),
    shiftLengths: smallint('shift_lengths')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Skills that no list has, in small letters. */
    typedSkills: text('typed_skills').array().notNull(),
    contractLength: text('contract_length').$type<ContractLength>().notNull(),
    employerName: text('employer_name').notNull(),
    words: tsvector('words').notNull(),
  },
  (t) => [
    // nullsFirst is how a plain descending ORDER BY puts them: without it the order of the index is of no use.
    index('job_search_newest_index').on(t.publishedAt.desc().nullsFirst(), t.jobId.desc().nullsFirst()),
    index('job_search_sector_index').on(t.sector, t.publishedAt.desc().nullsFirst(), t.jobId.desc().nullsFirst()),
    index('job_search_city_index').on(t.city, t.publishedAt.desc().nullsFirst(), t.jobId.desc().nullsFirst()),
    index('job_search_place_index').on(t.place, t.publishedAt.desc().nullsFirst(), t.jobId.desc().nullsFirst()),
    index('job_search_made_by_index').on(t.madeBy),
    index('job_search_pay_index').on(t.hourlyPence.desc().nullsFirst(), t.publishedAt.desc().nullsFirst(), t.jobId.desc().nullsFirst()),
    index('job_search_closing_index').on(t.closingDate, t.publishedAt.desc().nullsFirst(), t.jobId.desc().nullsFirst()),
    index('job_search_employer_index').on(t.employerId),
    index('job_search_employer_name_index').using('btree', sql`lower(${t.employerName}) text_pattern_ops`, t.employerId),
    index('job_search_words_index').using('gin', t.words),
    index('job_search_skills_index').using('gin', t.skillPlaces),
    index('job_search_indexed_at_index').on(t.indexedAt),
  ],
)
export type JobSearchRow = typeof jobSearch.$inferSelect

/** Every word that titles, roles and employers of jobs were ever found by, in small letters without accents: what a misspelt word may mean. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (t) => [
  index('search_words_near_index').using('gist', sql`${t.word} gist_trgm_ops`),
])

/**
 * The best jobs of a seeker within a scope, best first, as they were when they were prepared. A row is only ever replaced whole.
 * What was written into the index since, and what has gone from it, is seen to when it is read.
 */
export const preparedMatches = pgTable(
  'prepared_matches',
  {
    seekerId: uuid('seeker_id').notNull(),
    /** The places in the list of cities, or everywhere. */
    scope: text('scope').notNull(),
    /** What it was prepared for: the seeker's side of the match. */
    side: text('side').notNull(),
    jobIds: uuid('job_ids').array().notNull(),
    ranks: smallint('ranks').array().notNull(),
    /** What the last of them is ordered by; null where there are none. */
    lastRank: smallint('last_rank'),
    lastPublishedAt: instant('last_published_at'),
    /** False where these are all the jobs there were. */
    isCut: boolean('is_cut').notNull(),
    preparedAt: timestamp('prepared_at', { withTimezone: true }).notNull(),
    lastReadAt: instant('last_read_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'prepared_matches_pkey', columns: [t.seekerId, t.scope] }),
    index('prepared_matches_last_read_at_index').on(t.lastReadAt),
  ],
)

/** How many open jobs each role, sector, city and skill has, counted once a minute. */
export const tagCounts = pgTable(
  'tag_counts',
  {
    kind: text('kind').$type<'all' | 'role' | 'sector' | 'city' | 'skill'>().notNull(),
    position: smallint('position').notNull(),
    jobs: integer('jobs').notNull(),
    /** The newest that was counted, by when it was indexed; null for skills. */
    countedUpTo: timestamp('counted_up_to', { withTimezone: true }),
  },
  (t) => [primaryKey({ name: 'tag_counts_pkey', columns: [t.kind, t.position] })],
)
