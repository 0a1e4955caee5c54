import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { EmployerNotificationType, SeekerNotificationType } from '@evenshift/contract/states/notification'
import { instant } from '#server/platform/database/columns'

/** One row a person and thing told; each member of a company has their own. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    /** The person's id in their pool; no two pools share one. */
    personId: uuid('person_id').notNull(),
    type: text('type').$type<SeekerNotificationType | EmployerNotificationType>().notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    link: text('link'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    index('notifications_person_index').on(t.personId, t.createdAt.desc(), t.id.desc()),
    index('notifications_unread_index')
      .on(t.personId)
      .where(sql`${t.readAt} is null`),
  ],
)
export type NotificationRow = typeof notifications.$inferSelect
