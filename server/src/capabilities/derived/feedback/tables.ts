import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type FeedbackKind, type FeedbackStatus, type ReportReason, reportKinds } from '@evenshift/contract/states/feedback'
import { instant } from '#server/platform/database/columns'

/** What a report is of: the message that goes along, else its subject. */
export const reported = ({ messageId, subjectId }: { readonly messageId: AnyPgColumn; readonly subjectId: AnyPgColumn }) =>
  sql`coalesce(${messageId}, ${subjectId})`

/** What people sent to the product's makers; it waits for the staff. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey(),
    pool: text('pool').$type<'jobseeker' | 'employer'>().notNull(),
    /** The person's id in their pool. */
    senderId: uuid('sender_id').notNull(),
    kind: text('kind').$type<FeedbackKind>().notNull(),
    /** The job, employer or application it is about. */
    subjectId: uuid('subject_id'),
    reason: text('reason').$type<ReportReason>(),
    message: text('message').notNull(),
    /** The other side's message that goes along. */
    messageId: uuid('message_id'),
    /** The file's id in uploads. */
    screenshotId: uuid('screenshot_id'),
    status: text('status').$type<FeedbackStatus>().notNull(),
    outcome: text('outcome'),
    createdAt: instant('created_at').notNull(),
    /** When an answer is owed; null where none is. */
    dueAt: instant('due_at'),
    settledAt: instant('settled_at'),
  },
  (t) => [
    uniqueIndex('feedback_one_open_report_unique')
      .on(t.senderId, t.kind, reported(t))
      .where(sql`${t.kind} in ${sql.raw(`('${reportKinds.join("', '")}')`)} and ${t.status} in ('received', 'in_progress')`),
    index('feedback_sender_index').on(t.senderId, t.createdAt.desc()),
    index('feedback_open_index')
      .on(t.dueAt)
      .where(sql`${t.status} in ('received', 'in_progress')`),
  ],
)
export type FeedbackRow = typeof feedback.$inferSelect
