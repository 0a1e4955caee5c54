import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Employer } from '@evenshift/contract/model/company/employer'
import type { ProfileDecider, ProfileStatus } from '@evenshift/contract/states/profile/profile'
import type { SubjectKind } from '#server/capabilities/ground/approval/subject'
import { completedRows, instant } from '#server/platform/database/columns'

const blankEvidence: Employer['evidence'][number] = { kind: 'register_active', text: '', checkedOn: '2026-01-01' }

/** Where every seeker and every company stands. The id is the seeker's or the company's own. */
export const approvals = pgTable(
  'approvals',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<SubjectKind>().notNull(),
    /** As staff read it in their list. */
    name: text('name').notNull(),
    /** The register's number that a company names, whether or not it holds it. */
    number: text('number'),
    /** The person a decision is sent to. */
    email: text('email').notNull(),
    status: text('status').$type<ProfileStatus>().notNull(),
    /** Why it waits, was rejected or was suspended; what the person reads. */
    reason: text('reason'),
    /** Stays true once the rule or a person approved it. */
    wasApproved: boolean('was_approved').notNull(),
    /** How often it was sent again after a rejection. */
    sentAgain: integer('sent_again').notNull(),
    evidence: completedRows('evidence', blankEvidence).notNull(),
    /** Since when it has its status. */
    since: instant('since').notNull(),
  },
  (t) => [index('approvals_status_since_index').on(t.status, t.since)],
)
export type ApprovalRow = typeof approvals.$inferSelect

/** One row a decision, never changed. */
export const approvalHistory = pgTable(
  'approval_history',
  {
    id: uuid('id').primaryKey(),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => approvals.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    from: text('from_status').$type<ProfileStatus>(),
    to: text('to_status').$type<ProfileStatus>().notNull(),
    by: text('decided_by').$type<ProfileDecider>().notNull(),
    reason: text('reason'),
    evidence: completedRows('evidence', blankEvidence).notNull(),
  },
  (t) => [index('approval_history_subject_id_index').on(t.subjectId)],
)

/** The company that holds a registration number: the first to give it, until rejected. The key keeps others out. */
export const heldNumbers = pgTable(
  'held_numbers',
  {
    number: text('number').primaryKey(),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => approvals.id, { onDelete: 'cascade' }),
  },
  (t) => [index('held_numbers_subject_id_index').on(t.subjectId)],
)
