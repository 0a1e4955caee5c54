import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { NotificationType } from '@evenshift/contract/states/notification'
import { instant } from '#server/platform/database/columns'

/** One row a person and thing told; each member of a company has their own. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    /** The person's id in their pool; no two pools share one. */
    personId: uuid('person_id').notNull(),
    type: text('type').$type<NotificationType>().notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** What it says instead once what it asks for isn't owed any more; null where it asks for nothing, or was told before this was kept. */
    fact: text('fact'),
    link: text('link'),
    /** What it is about; null where it is about no such thing, or was told before this was kept. */
    applicationId: uuid('application_id'),
    jobId: uuid('job_id'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** Gone from the person's list; kept for a while, so that they can bring it back. */
    removedAt: instant('removed_at'),
    /** One press removed all that share it. */
    removal: uuid('removal'),
  },
  (t) => [
    index('notifications_person_index').on(t.personId, t.createdAt.desc(), t.id.desc()),
    index('notifications_unread_index')
      .on(t.personId)
      .where(sql`${t.readAt} is null`),
    index('notifications_created_index').on(t.createdAt),
    index('notifications_removed_index')
      .on(t.removedAt)
      .where(sql`${t.removedAt} is not null`),
  ],
)
export type NotificationRow = typeof notifications.$inferSelect

/** What a person chose for one type; null where its default holds. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    personId: uuid('person_id').notNull(),
    type: text('type').$type<NotificationType>().notNull(),
    push: boolean('push'),
    email: boolean('email'),
  },
  (t) => [primaryKey({ columns: [t.personId, t.type] })],
)
export type NotificationChoice = typeof notificationChoices.$inferSelect

/** Whoever was mailed something that can be turned off: whoever holds the token may turn off their mails, and nothing else. */
export const mailStops = pgTable('mail_stops', {
  personId: uuid('person_id').primaryKey(),
  token: text('token').notNull().unique(),
})
