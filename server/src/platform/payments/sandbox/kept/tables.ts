import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/platform/database/columns'
import type { Facts, Kind } from '#server/platform/payments/sandbox/kept/facts'

/** What the embedded payment provider keeps: one row an object of its wire, by what cannot be reckoned from other objects. */
export const paymentObjects = pgTable(
  'payment_sandbox_objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<Kind>().notNull(),
    customerId: text('customer_id'),
    /** In the order in which they were made. */
    place: bigserial('place', { mode: 'number' }).notNull(),
    /** By the provider's own clock, in seconds. */
    created: integer('created').notNull(),
    facts: jsonb('facts').$type<Facts[Kind]>().notNull(),
  },
  (t) => [
    index('payment_sandbox_objects_customer_index').on(t.customerId, t.kind, t.place),
    index('payment_sandbox_objects_kind_index').on(t.kind, t.place),
  ],
)

/** What was answered under an Idempotency-Key: the same again for the same question. */
export const paymentAnswers = pgTable(
  'payment_sandbox_answers',
  {
    key: text('key').primaryKey(),
    /** Of the question. */
    hash: text('hash').notNull(),
    status: integer('status').notNull(),
    body: text('body').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('payment_sandbox_answers_at_index').on(t.at)],
)

/** How far the provider's clock was moved on. */
export const paymentClock = pgTable('payment_sandbox_clock', {
  name: text('name').primaryKey(),
  aheadSeconds: integer('ahead_seconds').notNull(),
})
