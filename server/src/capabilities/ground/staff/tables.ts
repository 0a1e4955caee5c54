import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Who works here. The id is the person's own in the staff pool: an account without a row opens nothing. */
export const staffMembers = pgTable('staff_members', {
  id: uuid('id').primaryKey(),
  since: timestamp('since', { withTimezone: true }).notNull(),
})
