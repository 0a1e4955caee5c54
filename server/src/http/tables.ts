import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How many tries of a limit were handed out in its window. The key is a digest: it names a person or an address. */
export const callLimits = pgTable(
  'call_limits',
  {
    key: text('key').primaryKey(),
    taken: integer('taken').notNull(),
    until: timestamp('until', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('call_limits_until_index').on(t.until)],
)
