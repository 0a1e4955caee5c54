import { boolean, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/platform/database/columns'

/** Who objected to being counted where a count is all that comes of it. */
export const countObjections = pgTable('count_objections', {
  personId: uuid('person_id').primaryKey(),
  at: instant('at').notNull(),
})

/** What a person said when they were asked about a provider's analytics, and which version of /cookies they could read. */
export const analyticsAnswers = pgTable('analytics_answers', {
  personId: uuid('person_id').primaryKey(),
  isAllowed: boolean('is_allowed').notNull(),
  version: date('version', { mode: 'string' }).notNull(),
  at: instant('at').notNull(),
})

/** Which versions of the pages a person agreed to, and when. */
export const agreements = pgTable(
  'agreements',
  {
    personId: uuid('person_id').notNull(),
    page: text('page').$type<'terms' | 'privacy'>().notNull(),
    version: date('version', { mode: 'string' }).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ name: 'agreements_primary_key', columns: [t.personId, t.page, t.version] })],
)
