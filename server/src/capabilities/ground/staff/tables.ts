import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { StaffRole } from '@evenshift/contract/call'
import { instant } from '#server/platform/database/columns'

/** Who works here. The id is the person's own in the staff pool: an account without a row opens nothing. */
export const staffMembers = pgTable('staff_members', {
  id: uuid('id').primaryKey(),
  since: instant('since').notNull(),
  role: text('role').$type<StaffRole>().notNull().default('administrator'),
  /** When they first came in; null while an invitation waits. */
  joinedAt: instant('joined_at'),
})
export type StaffRow = typeof staffMembers.$inferSelect
