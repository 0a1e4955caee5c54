import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/platform/database/columns'

/** One row a company's word for one skill of somebody it hired. */
export const skillConfirmations = pgTable(
  'skill_confirmations',
  {
    seekerId: uuid('seeker_id').notNull(),
    employerId: uuid('employer_id').notNull(),
    /** The name, folded as two names are the same. */
    key: text('key').notNull(),
    /** As the job or the profile had it. */
    name: text('name').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ name: 'skill_confirmations_pkey', columns: [t.seekerId, t.employerId, t.key] })],
)
