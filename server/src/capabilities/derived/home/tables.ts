import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/platform/database/columns'

/** When a seeker was last at home, so that the next visit can tell what is new. */
export const homeVisits = pgTable('home_visits', {
  seekerId: uuid('seeker_id').primaryKey(),
  /** The last time home was opened. */
  lastAt: instant('last_at').notNull(),
  /** The end of the visit before this one; null on the first. */
  visitBefore: instant('visit_before'),
})
