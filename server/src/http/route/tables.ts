import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/platform/database/columns'

/** How many tries of a limit were handed out in its window. The key is a digest: it names a person or an address. */
export const callLimits = pgTable(
  'call_limits',
  {
    key: text('key').primaryKey(),
    taken: integer('taken').notNull(),
    until: instant('until').notNull(),
  },
  (t) => [index('call_limits_until_index').on(t.until)],
)
