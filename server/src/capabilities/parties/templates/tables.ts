import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { TemplateKind } from '@evenshift/contract/states/job/template'
import { instant } from '#server/platform/database/columns'

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
