import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** That the demo market was made, or begun; one row at most. */
export const demoMarkets = pgTable('demo_markets', {
  name: text('name').primaryKey(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
})
