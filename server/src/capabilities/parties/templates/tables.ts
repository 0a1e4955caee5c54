import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TemplateKind } from '@evenshift/contract/states/template'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** One row a wording that a company keeps. */
export const templates = pgTable(
  'templates',
  {
    id: uuid('id').primaryKey(),
    employerId: uuid('employer_id').notNull(),
    kind: text('kind').$type<TemplateKind>().notNull(),
    name: text('name').notNull(),
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('templates_employer_id_index').on(t.employerId)],
)
export type TemplateRow = typeof templates.$inferSelect
