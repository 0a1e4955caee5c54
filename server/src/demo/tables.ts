import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/platform/database/columns'

/** That the demo market was made, or begun; one row at most. */
export const demoMarkets = pgTable('demo_markets', {
  name: text('name').primaryKey(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
})
