import type { NotificationRow } from '#server/capabilities/ground/notices/tables'

/** A notification as its person reads it. A person's rows are of their own side's types: each writer names the side. */
export const presentNotification = <T extends NotificationRow['type']>(row: NotificationRow) => ({
  _id: row.id,
  title: row.title,
  body: row.body,
  type: row.type as T,
  link: row.link,
  readAt: row.readAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})
