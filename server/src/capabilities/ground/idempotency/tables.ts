import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/platform/database/columns'

/** Answers kept for a day, so that a repeated request is answered, not carried out again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    personId: uuid('person_id').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').$type<object>(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'idempotency_keys_pkey', columns: [t.personId, t.call, t.key] }),
    index('idempotency_keys_created_index').on(t.createdAt),
  ],
)
