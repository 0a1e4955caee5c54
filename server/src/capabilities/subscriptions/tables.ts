import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Plan } from '@evenshift/contract/model/subscription'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** What a company may do: one plan, and any number of additions to it. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: uuid('id').primaryKey(),
    employerId: uuid('employer_id').notNull(),
    package: text('package').$type<Plan['code']>().notNull(),
    startsAt: instant('starts_at').notNull(),
    /** null while it goes on. */
    endsAt: instant('ends_at'),
  },
  (t) => [
    index('entitlements_employer_id_index').on(t.employerId),
    uniqueIndex('entitlements_plan_unique')
      .on(t.employerId)
      .where(sql`package <> 'single_post'`),
  ],
)
