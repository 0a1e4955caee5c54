import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = { withTimezone: true, precision: 3 } as const

/** When a seeker was last at home, so that the next visit can tell what is new. */
export const homeVisits = pgTable('home_visits', {
  seekerId: uuid('seeker_id').primaryKey(),
  /** The last time home was opened. */
  lastAt: timestamp('last_at', at).notNull(),
  /** The end of the visit before this one; null on the first. */
  visitBefore: timestamp('visit_before', at),
})
