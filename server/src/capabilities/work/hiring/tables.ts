import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Application, ApplicationDetail, HistoryRow } from '@evenshift/contract/model/application/application'
import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import type { PublicJob } from '@evenshift/contract/model/job/job'
import type { JobChange } from '@evenshift/contract/model/job/job-change'
import type { NewTimes } from '@evenshift/contract/model/application/new-times'
import type { Message } from '@evenshift/contract/model/application/message'
import type { Offer } from '@evenshift/contract/model/offer'
import type { Shift } from '@evenshift/contract/model/week'
import type { ProfileDocument } from '@evenshift/contract/model/profile/profile'
import { type ApplicationStatus, type RejectReason, applicationTabs } from '@evenshift/contract/states/application/application'
import { completeEvidence } from '#server/capabilities/work/hiring/evidence-sent'
import { completeProfile } from '#server/capabilities/work/hiring/profile-sent'
import { completedJson, completedRows, instant } from '#server/platform/database/columns'

const openStatuses = [...applicationTabs.live, ...applicationTabs.jobOffer]
const isAmong = (column: AnyPgColumn, statuses: readonly ApplicationStatus[]) =>
  sql`${column} in (${sql.raw(statuses.map((status) => `'${status}'`).join(', '))})`

type EmployerFit = Omit<NonNullable<EmployerApplication['fit']>, 'filled'>
const blankFit: EmployerFit = { hoursFit: 0, hoursTotal: 0, shiftsFit: 0, shiftsTotal: 0, clashingShifts: [], shifts: [] }
const blankChange: JobChange = {
  _id: '',
  at: '',
  message: '',
  lines: [],
  shifts: { before: [], after: [] },
  sent: null,
  effect: 'same',
  fit: '',
  isAsked: true,
  confirmedAt: null,
}
const blankNewTimes: NewTimes = { _id: '', at: '', state: 'ended', settledAt: null, shifts: [] }
const blankAnswer: ApplicationDetail['answers'][number] = { questionId: '', question: '', value: '' }
const blankShift: Offer['shifts'][number] = { day: 1, start: '00:00', end: '00:00' }
const blankTime: Shift = { day: 1, start: '00:00', end: '00:00' }
const blankBand: Offer['payBands'][number] = { from: 21, salary: 0 }

/** Where the employer's last move came from, and until when it can be taken back. */
export interface UndoMark {
  readonly status: ApplicationStatus
  readonly reason: Application['reason']
  /** ISO instants. */
  readonly replyBy: string | null
  readonly until: string
}

/**
 * One row an application. What was sent stays as it was whatever becomes of profile and job; how it fits is reckoned on applying, and anew with
 * each change of the job while it is open.
 */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey(),
    jobId: uuid('job_id').notNull(),
    seekerId: uuid('seeker_id').notNull(),
    employerId: uuid('employer_id').notNull(),
    /** 1, or 2 for the one time that a seeker may apply again. */
    attempt: integer('attempt').notNull(),
    status: text('status').$type<ApplicationStatus>().notNull(),
    version: integer('version').notNull(),
    appliedAt: instant('applied_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Of the newest message of either side; null while nobody wrote. */
    writtenAt: instant('written_at'),
    firstViewedAt: instant('first_viewed_at'),
    /** The first word that was an answer: a message, shortlist, invitation, offer or rejection. */
    firstReplyAt: instant('first_reply_at'),
    /** null while it is the seeker's turn or over. */
    replyBy: instant('reply_by'),
    replyWithinDays: integer('reply_within_days').notNull(),
    /** How often the employer was reminded of this replyBy. */
    reminders: integer('reminders').notNull(),
    remindedAt: instant('reminded_at'),
    /** How it ended, where somebody said. */
    reason: text('reason').$type<Application['reason']>(),
    pendingReason: text('pending_reason').$type<RejectReason>(),
    pendingMessage: text('pending_message'),
    pendingAt: instant('pending_at'),
    undo: jsonb('undo').$type<UndoMark>(),
    /** Expiry of the offer that is open or accepted. */
    offerExpiresAt: instant('offer_expires_at'),
    startDate: date('start_date', { mode: 'string' }),
    /** Of the newest interview; null where there was none, and once its answers were erased. */
    interviewDeadline: instant('interview_deadline'),
    /** The seeker was reminded of this deadline. */
    isInterviewReminded: boolean('is_interview_reminded').notNull(),
    /** The seeker was reminded that this offer is about to expire. */
    isOfferReminded: boolean('is_offer_reminded').notNull().default(false),
    /** Both sides were asked whether the work began. */
    isStartAsked: boolean('is_start_asked').notNull(),
    /** An offer that ran out was made again; that can happen once. */
    isOfferRenewed: boolean('is_offer_renewed').notNull(),
    /** For the lists and filters of both sides. */
    jobTitle: text('job_title').notNull(),
    sectorId: uuid('sector_id').notNull(),
    applicantName: text('applicant_name').notNull(),
    /** False while the employer knows only "Applicant 4". */
    isNameShown: boolean('is_name_shown').notNull(),
    /** Those of the job's shifts that were applied for; none where the job has none. */
    shiftIds: uuid('shift_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Its seeker was told that the only shift they applied for is filled. */
    isShiftFilledTold: boolean('is_shift_filled_told').notNull().default(false),
    /** The newest change of the job that its seeker was told, and what they said to it. */
    change: completedJson('change', (written: Partial<JobChange>) => ({ ...blankChange, ...written })),
    /** The newest question whether they come at the time that the job moved a shift of theirs to. */
    newTimes: completedJson('new_times', (written: Partial<NewTimes>) => ({ ...blankNewTimes, ...written })),
    /** When the job last changed and match, fit and evidence were reckoned anew; null while they are those of the day it was sent. */
    fittedAt: instant('fitted_at'),
    match: integer('match'),
    fit: completedJson('fit', (written: Partial<EmployerFit>) => ({ ...blankFit, ...written })),
    evidence: completedRows('evidence', completeEvidence).notNull(),
    /** From home to the job in whole miles; null where either isn't known. */
    milesAway: integer('miles_away'),
    profile: completedJson('profile', completeProfile).notNull(),
    coverNote: text('cover_note').notNull(),
    answers: completedRows('answers', blankAnswer).notNull(),
    shareBioVideo: boolean('share_bio_video').notNull(),
    /** The free hours of the week as they were on applying; null where they were not shared. */
    freeTimes: completedRows('free_times', blankTime),
    /** When everything personal in it was erased, with its seeker or at the end of its time: job, status and dates are left. */
    erasedAt: instant('erased_at'),
  },
  (t) => [
    uniqueIndex('applications_one_open_unique').on(t.jobId, t.seekerId).where(isAmong(t.status, openStatuses)),
    uniqueIndex('applications_attempt_unique').on(t.jobId, t.seekerId, t.attempt),
    index('applications_seeker_index').on(t.seekerId, t.changedAt.desc(), t.id.desc()),
    index('applications_employer_index').on(t.employerId, t.status),
    index('applications_seeker_written_index')
      .on(t.seekerId, t.writtenAt.desc(), t.id.desc())
      .where(sql`${t.writtenAt} is not null`),
    index('applications_employer_written_index')
      .on(t.employerId, t.writtenAt.desc(), t.id.desc())
      .where(sql`${t.writtenAt} is not null`),
    index('applications_employer_reply_index').on(
      t.employerId,
      t.replyBy.asc().nullsLast(),
      t.appliedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('applications_job_match_index').on(
      t.jobId,
      t.match.desc().nullsLast(),
      t.appliedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('applications_job_newest_index').on(t.jobId, t.appliedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('applications_job_reply_index').on(
      t.jobId,
      t.replyBy.asc().nullsLast(),
      t.appliedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('applications_job_name_index').on(
      t.jobId,
      sql`lower(case when ${t.isNameShown} then ${t.applicantName} end)`,
      t.appliedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('applications_waiting_index')
      .on(t.employerId, t.replyBy)
      .where(sql`${t.replyBy} is not null`),
    index('applications_ended_index')
      .on(t.changedAt)
      .where(sql`${isAmong(t.status, applicationTabs.history)} and ${t.erasedAt} is null`),
    index('applications_pending_index')
      .on(t.pendingAt)
      .where(sql`${t.pendingAt} is not null`),
    index('applications_offer_expires_index')
      .on(t.offerExpiresAt)
      .where(isAmong(t.status, ['offered'])),
    index('applications_interview_deadline_index')
      .on(t.interviewDeadline)
      .where(isAmong(t.status, ['interview_invited'])),
    index('applications_start_index')
      .on(t.startDate)
      .where(isAmong(t.status, ['offer_accepted'])),
    index('applications_reply_by_index')
      .on(t.replyBy)
      .where(sql`${t.replyBy} is not null`),
  ],
)
export type ApplicationRow = typeof applications.$inferSelect

const applicationId = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' })

/** The files that went along with an application, by their ids in uploads; it holds them whatever becomes of the profile. */
export const applicationFiles = pgTable(
  'application_files',
  {
    applicationId: applicationId(),
    fileId: uuid('file_id').notNull(),
    /** The kind of a document; null for the bio video and its still. */
    kind: text('kind').$type<ProfileDocument['kind']>(),
    role: text('role').$type<'document' | 'bio_video' | 'poster'>().notNull(),
    /** Of the bio video. */
    captions: text('captions'),
    /** When somebody of the company first opened it. */
    firstViewedAt: instant('first_viewed_at'),
  },
  (t) => [
    primaryKey({ name: 'application_files_pkey', columns: [t.applicationId, t.fileId] }),
    index('application_files_file_index').on(t.fileId),
  ],
)
export type ApplicationFileRow = typeof applicationFiles.$inferSelect

/** One row a move, a change of the job, a move of a meeting or of new times for an agreed shift, never changed. */
export const applicationHistory = pgTable(
  'application_history',
  {
    id: uuid('id').primaryKey(),
    applicationId: applicationId(),
    status: text('status').$type<ApplicationStatus>().notNull(),
    at: instant('at').notNull(),
    by: text('moved_by').$type<HistoryRow['by']>().notNull(),
    /** The person's own id; null for the clock. */
    personId: uuid('person_id'),
    reason: text('reason').$type<HistoryRow['reason']>(),
    message: text('message'),
    /** What of the job changed, in words; null for a move. */
    change: text('change'),
    /** What became of a meeting, in words; null for a move. */
    meeting: text('meeting'),
    /** What became of new times for an agreed shift, in words; null for a move. */
    times: text('times'),
  },
  (t) => [index('application_history_application_index').on(t.applicationId, t.id)],
)

/** One row for every set of terms that was sent; the newest is the one that counts. */
export const offers = pgTable(
  'offers',
  {
    id: uuid('id').primaryKey(),
    applicationId: applicationId(),
    pay: numeric('pay', { precision: 9, scale: 2, mode: 'number' }).notNull(),
    payUnit: text('pay_unit').$type<Offer['payUnit']>().notNull(),
    hoursPerWeek: doublePrecision('hours_per_week').notNull(),
    shifts: completedRows('shifts', blankShift).notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }),
    message: text('message').notNull(),
    /** Where the work is, as the job stood when the terms were sent. */
    workplace: text('workplace').$type<PublicJob['workplace']>().notNull(),
    location: text('location').notNull(),
    /** What differs from the advert, a sentence each. */
    changes: jsonb('changes').$type<string[]>().notNull(),
    payBands: completedRows('pay_bands', blankBand).notNull(),
    expiresAt: instant('expires_at').notNull(),
    sentAt: instant('sent_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (t) => [index('offers_application_index').on(t.applicationId, t.id.desc())],
)
export type OfferRow = typeof offers.$inferSelect

/** The attested right-to-work check of everyone hired. */
export const rightToWorkChecks = pgTable('right_to_work_checks', {
  applicationId: applicationId().primaryKey(),
  method: text('method').notNull(),
  checkedOn: date('checked_on', { mode: 'string' }).notNull(),
  checkedBy: text('checked_by').notNull(),
  attestedBy: uuid('attested_by').notNull(),
  attestedAt: instant('attested_at').notNull(),
})

/** Who of an employer's members opened an application: one row a person and day. */
export const applicationViews = pgTable(
  'application_views',
  {
    id: uuid('id').primaryKey(),
    applicationId: applicationId(),
    viewerId: uuid('viewer_id').notNull(),
    /** Europe/London. */
    day: date('day', { mode: 'string' }).notNull(),
    viewedAt: instant('viewed_at').notNull(),
  },
  (t) => [uniqueIndex('application_views_person_day_unique').on(t.applicationId, t.viewerId, t.day)],
)

export const applicationMessages = pgTable(
  'application_messages',
  {
    id: uuid('id').primaryKey(),
    applicationId: applicationId(),
    from: text('sent_by').$type<Message['from']>().notNull(),
    personId: uuid('person_id').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [index('application_messages_application_index').on(t.applicationId, t.id.desc())],
)
export type MessageRow = typeof applicationMessages.$inferSelect
