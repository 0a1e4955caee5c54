import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Membership, Plan, Sum, Transaction } from '@evenshift/contract/model/company/subscription'
import type { BillingInterval, CharityState, CheckoutStatus, MembershipStatus } from '@evenshift/contract/states/company/subscription'
import { instant } from '#server/platform/database/columns'

type Code = Plan['code']

/** One row a company that has been on the payment provider's page: who it is there, and what it pays for as far as the provider has told. */
export const memberships = pgTable(
  'memberships',
  {
    employerId: uuid('employer_id').primaryKey(),
    customerId: text('customer_id').notNull(),
    /** How often the provider was asked, which gives each question its place. */
    asked: integer('asked').notNull().default(0),
    /** The place of the question whose answer is written here; the answer to an earlier one is not written any more. */
    version: integer('version').notNull(),
    /** null where there is no subscription, like all that follows of it. */
    subscriptionId: text('subscription_id'),
    status: text('status').$type<MembershipStatus>(),
    package: text('package').$type<Code>(),
    interval: text('interval').$type<BillingInterval>(),
    price: jsonb('price').$type<Sum>(),
    startedAt: instant('started_at'),
    periodEndsAt: instant('period_ends_at'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    nextPackage: text('next_package').$type<Code>(),
    graceEndsAt: instant('grace_ends_at'),
    card: jsonb('card').$type<NonNullable<Membership['card']>>(),
    /** The jobs that stay live where there is room for fewer. */
    keepLive: jsonb('keep_live').$type<readonly string[]>().notNull(),
    /** When its owners are told next that it ends or shrinks. */
    remindAt: instant('remind_at'),
    /** When the provider was last asked though nothing was told. */
    rereadAt: instant('reread_at').notNull(),
  },
  (t) => [
    uniqueIndex('memberships_customer_id_unique').on(t.customerId),
    index('memberships_remind_at_index').on(t.remindAt),
    index('memberships_reread_at_index').on(t.rereadAt),
  ],
)
export type MembershipRow = typeof memberships.$inferSelect

/** Each time that a company set out to pay. The id is the key by which the provider's page is asked for. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey(),
    employerId: uuid('employer_id').notNull(),
    package: text('package').$type<Code>().notNull(),
    interval: text('interval').$type<BillingInterval | 'once'>().notNull(),
    status: text('status').$type<CheckoutStatus>().notNull(),
    /** null until the provider has answered. */
    sessionId: text('session_id'),
    url: text('url'),
    /** By the provider's own time, like the end of its page. */
    openedAt: instant('opened_at').notNull(),
  },
  (t) => [
    uniqueIndex('checkouts_session_id_unique').on(t.sessionId),
    // One of a plan and one of a single post: nobody pays for two plans.
    uniqueIndex('checkouts_open_unique')
      .on(t.employerId, sql`(package = 'single_post')`)
      .where(sql`status = 'open'`),
  ],
)
export type CheckoutRow = typeof checkouts.$inferSelect

/** What was charged, kept for six years whether or not the company stays: it names no person. */
export const charges = pgTable(
  'charges',
  {
    id: uuid('id').primaryKey(),
    /** The payment provider's own. */
    chargeId: text('charge_id').notNull(),
    employerId: uuid('employer_id').notNull(),
    date: instant('date').notNull(),
    description: text('description').notNull(),
    net: integer('net').notNull(),
    vat: integer('vat').notNull(),
    gross: integer('gross').notNull(),
    currency: text('currency').$type<Sum['currency']>().notNull(),
    status: text('status').$type<Transaction['status']>().notNull(),
    method: text('method'),
    invoiceNumber: text('invoice_number'),
    receiptUrl: text('receipt_url'),
  },
  (t) => [
    uniqueIndex('charges_charge_id_unique').on(t.chargeId),
    index('charges_employer_id_index').on(t.employerId, t.date.desc(), t.id.desc()),
    index('charges_date_index').on(t.date),
  ],
)
export type ChargeRow = typeof charges.$inferSelect

/** Every event of the payment provider that was taken, so that it is taken once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's own. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('payment_events_received_at_index').on(t.receivedAt)],
)

/** Who asked for the free plan of charities and schools, and what came of it. */
export const charityRequests = pgTable('charity_requests', {
  employerId: uuid('employer_id').primaryKey(),
  kind: text('kind').$type<'charity' | 'school'>().notNull(),
  number: text('number').notNull(),
  note: text('note'),
  state: text('state').$type<Exclude<CharityState, 'none'>>().notNull(),
  askedAt: instant('asked_at').notNull(),
})
export type CharityRequestRow = typeof charityRequests.$inferSelect
