import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditSubject } from '@evenshift/contract/states/staff'
import { instant } from '#server/platform/database/columns'

/** What staff decided and whom they looked at: one row each, never changed. It names people by their ids alone, which say nothing once they are erased. */
export const audit = pgTable(
  'audit',
  {
    /** Its number in the chain, from 1. */
    position: integer('position').primaryKey(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    /** The email of the colleague, as it was then, or the name of the server's own command. */
    by: text('made_by').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    subjectKind: text('subject_kind').$type<AuditSubject>().notNull(),
    /** The seeker, member, company, job or report itself, or a colleague in the staff pool. */
    subjectId: uuid('subject_id').notNull(),
    /** What the person reads of it. */
    reason: text('reason'),
    /** For the record alone. */
    note: text('note'),
    /** Of all the above and of the hash before it. */
    hash: text('hash').notNull(),
  },
  (t) => [index('audit_subject_index').on(t.subjectId, t.position), index('audit_action_index').on(t.action, t.position)],
)
export type AuditRow = typeof audit.$inferSelect
