import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SavedSearch } from '@evenshift/contract/model/job/search'
import { instant } from '#server/platform/database/columns'

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
  // An entry of an index is shorter than some searches.
  (t) => [uniqueIndex('saved_searches_filters_index').on(t.seekerId, sql`md5(${t.filters})`)],
)
export type SavedSearchRow = typeof savedSearches.$inferSelect
