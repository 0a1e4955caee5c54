import { sql } from 'drizzle-orm'
import { date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Interview, SentQuestion } from '@evenshift/contract/model/interview/interview'
import type { InterviewStatus } from '@evenshift/contract/states/interview/interview'
import type { AnswerType } from '@evenshift/contract/states/interview/question'
import { completedRows, instant } from '#server/platform/database/columns'

const blankQuestion: SentQuestion = {
  _id: '',
  question: '',
  guidance: '',
  answerType: 'text',
  options: [],
  thinkSeconds: 0,
  answerSeconds: 0,
  retakes: null,
  required: true,
}

/** One row an invitation, with the questions in the wording that was sent; an application has one at a time that can be answered. */
export const interviews = pgTable(
  'interviews',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id').notNull(),
    seekerId: uuid('seeker_id').notNull(),
    employerId: uuid('employer_id').notNull(),
    status: text('status').$type<InterviewStatus>().notNull(),
    questions: completedRows('questions', blankQuestion).notNull(),
    deadline: instant('deadline').notNull(),
    adjustment: text('adjustment').$type<Interview['adjustment']>().notNull(),
    adjustmentAsked: jsonb('adjustment_asked').$type<Interview['adjustmentAsked']>(),
    adjustmentGiven: jsonb('adjustment_given').$type<Interview['adjustmentGiven']>(),
    extensionAsked: jsonb('extension_asked').$type<Interview['extensionAsked']>(),
    invitedAt: instant('invited_at').notNull(),
    /** When the seeker began, agreeing to be recorded where anything is; null where they never did. */
    startedAt: instant('started_at'),
    submittedAt: instant('submitted_at'),
  },
  (t) => [
    uniqueIndex('interviews_one_open_unique')
      .on(t.applicationId)
      .where(sql`${t.status} in ('invited', 'in_progress')`),
    index('interviews_application_index').on(t.applicationId, t.id.desc()),
    index('interviews_seeker_index').on(t.seekerId, t.id.desc()),
  ],
)
export type InterviewRow = typeof interviews.$inferSelect

const interviewId = () =>
  uuid('interview_id')
    .notNull()
    .references(() => interviews.id, { onDelete: 'cascade' })

/** The answer that counts to each question, and how often the seeker tried. */
export const interviewAnswers = pgTable(
  'interview_answers',
  {
    interviewId: interviewId(),
    questionId: uuid('question_id').notNull(),
    type: text('type').$type<AnswerType>().notNull(),
    text: text('text'),
    choice: text('choice'),
    /** Of a recorded answer. */
    fileId: uuid('file_id'),
    seconds: doublePrecision('seconds'),
    /** What is said in it, as WebVTT; it goes with the take. */
    captions: text('captions'),
    takesUsed: integer('takes_used').notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'interview_answers_pkey', columns: [t.interviewId, t.questionId] }),
    uniqueIndex('interview_answers_file_unique').on(t.fileId),
  ],
)
export type AnswerRow = typeof interviewAnswers.$inferSelect

/** Who of an employer's members saw the answers: one row a person and hour. */
export const interviewViews = pgTable(
  'interview_views',
  {
    id: uuid('id').primaryKey(),
    interviewId: interviewId(),
    viewerId: uuid('viewer_id').notNull(),
    /** The hour's beginning. */
    hour: instant('hour').notNull(),
    viewedAt: instant('viewed_at').notNull(),
  },
  (t) => [uniqueIndex('interview_views_person_hour_unique').on(t.interviewId, t.viewerId, t.hour)],
)

/** Which colleagues were asked to watch; each is asked once for the whole, and once for each answer. */
export const interviewShares = pgTable(
  'interview_shares',
  {
    interviewId: interviewId(),
    memberId: uuid('member_id').notNull(),
    /** null = the whole interview. */
    questionId: uuid('question_id'),
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (t) => [unique('interview_shares_unique').on(t.interviewId, t.memberId, t.questionId).nullsNotDistinct()],
)

/** How many invitations a company sent in a month of the United Kingdom's calendar. */
export const interviewMonths = pgTable(
  'interview_months',
  {
    employerId: uuid('employer_id').notNull(),
    /** The first of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    sent: integer('sent').notNull(),
  },
  (t) => [primaryKey({ name: 'interview_months_pkey', columns: [t.employerId, t.month] })],
)
