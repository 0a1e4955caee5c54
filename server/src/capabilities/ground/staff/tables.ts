import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/platform/database/columns'

/** Who works here. The id is the person's own in the staff pool: an account without a row opens nothing. */
export const staffMembers = pgTable('staff_members', {
  id: uuid('id').primaryKey(),
  since: instant('since').notNull(),
})
