import type { NotificationAbout } from '@evenshift/contract/model/notification'
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

/** A row of the list: the newest with the others that it stands for, each with what is known of its application. */
export function presentListed<T extends NotificationRow['type']>(
  rows: readonly NotificationRow[],
  about: ReadonlyMap<string, NotificationAbout>,
) {
  const [newest, ...others] = rows.map((row) => ({ ...presentNotification<T>(row), about: about.get(row.applicationId ?? '') ?? null }))
  if (newest === undefined) throw new Error('a row of the list stands for nothing')
  return { ...newest, others }
}
