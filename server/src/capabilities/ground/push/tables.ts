import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
    createdAt: instant('created_at').notNull(),
    renewedAt: instant('renewed_at').notNull(),
  },
  (t) => [index('push_tokens_person_index').on(t.personId, t.renewedAt.desc())],
)
