import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/platform/database/columns'

/** The devices that messages go to. A device belongs to one person at a time: whoever signed in there last. */
export const pushTokens = pgTable(
  'push_tokens',
  {
    /** Of the token, which is too long for an index. */
    digest: text('digest').primaryKey(),
    /** In their own pool; no two pools share one. */
    personId: uuid('person_id').notNull(),
    token: text('token').notNull(),
    /** What its person may know it by. */
    id: uuid('id').notNull().unique().defaultRandom(),
    /** "Chrome on Android"; empty where it was not known. */
    label: text('label').notNull().default(''),
    /** The session that registered it last. */
    sessionId: text('session_id'),
    /** Its person turned it off: it stays so until they turn it on there. */
    offAt: instant('off_at'),
    createdAt: instant('created_at').notNull(),
    renewedAt: instant('renewed_at').notNull(),
  },
  (t) => [index('push_tokens_person_index').on(t.personId, t.renewedAt.desc())],
)

/** Who wants more quiet than everybody has: the hours in London from and until which nothing is pushed. */
export const quietHours = pgTable('quiet_hours', {
  personId: uuid('person_id').primaryKey(),
  fromHour: smallint('from_hour').notNull(),
  untilHour: smallint('until_hour').notNull(),
})
