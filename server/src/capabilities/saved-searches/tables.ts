import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SavedSearch } from '@evenshift/contract/model/search'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid('id').primaryKey(),
    seekerId: uuid('seeker_id').notNull(),
    name: text('name').notNull(),
    /** As it stands in an address, keys in order. */
    query: text('query').notNull(),
    /** The part of it that decides which jobs are found: how a search that is run is known again. */
    filters: text('filters').notNull(),
    alert: text('alert').$type<SavedSearch['alert']>().notNull(),
    createdAt: instant('created_at').notNull(),
    lookedAt: instant('looked_at').notNull(),
    /** Its alert tells nothing published up to then. */
    watchedFrom: instant('watched_from').notNull(),
  },
  (t) => [index('saved_searches_seeker_index').on(t.seekerId)],
)
export type SavedSearchRow = typeof savedSearches.$inferSelect
