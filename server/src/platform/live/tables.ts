import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Happening } from '#server/platform/live/port'

/** What was published in the last hour, one row a person. The id, of version 7, begins with its time. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: uuid('id').primaryKey(),
    /** The person's id in their pool; no two pools share one. */
    personId: uuid('person_id').notNull(),
    event: text('event').$type<Happening['event']>().notNull(),
    data: jsonb('data').$type<Happening['data']>(),
  },
  (t) => [index('live_events_person_index').on(t.personId, t.id)],
)
