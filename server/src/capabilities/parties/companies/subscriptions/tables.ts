import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Plan } from '@evenshift/contract/model/company/subscription'
import { instant } from '#server/platform/database/columns'

/** What can be had, in the order in which it is offered. The server puts in what is missing; a row that is there is left as it is. */
export const packages = pgTable(
  'packages',
  {
    id: uuid('id').primaryKey(),
    code: text('code').$type<Plan['code']>().notNull(),
    place: integer('place').notNull(),
    name: text('name').notNull(),
    prices: jsonb('prices').$type<Plan['prices']>().notNull(),
    liveJobs: integer('live_jobs').notNull(),
    interviewInvitations: integer('interview_invitations').notNull(),
    seats: integer('seats').notNull(),
    /** null = without limit. */
    questions: integer('questions'),
    isAddition: boolean('is_addition').notNull(),
    days: integer('days'),
    templates: boolean('templates').notNull(),
    activity: boolean('activity').notNull(),
    onApproval: boolean('on_approval').notNull(),
  },
  (t) => [uniqueIndex('packages_code_unique').on(t.code)],
)
export type PackageRow = typeof packages.$inferSelect

/** What a company may do: one plan that staff gave it, one that it pays for, and any number of additions to the larger of them. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: uuid('id').primaryKey(),
    employerId: uuid('employer_id').notNull(),
    package: text('package').$type<Plan['code']>().notNull(),
    startsAt: instant('starts_at').notNull(),
    /** null while it goes on. */
    endsAt: instant('ends_at'),
    /** What it was paid with, in the payment provider's own ids; null where staff gave it. */
    paidBy: text('paid_by'),
    /** The last payment failed: no new jobs. */
    isUnpaid: boolean('is_unpaid').notNull().default(false),
  },
  (t) => [
    index('entitlements_employer_id_index').on(t.employerId),
    uniqueIndex('entitlements_given_plan_unique')
      .on(t.employerId)
      .where(sql`package <> 'single_post' and paid_by is null`),
    uniqueIndex('entitlements_paid_by_unique').on(t.paidBy),
    index('entitlements_ends_at_index').on(t.endsAt),
  ],
)
export type EntitlementRow = typeof entitlements.$inferSelect
