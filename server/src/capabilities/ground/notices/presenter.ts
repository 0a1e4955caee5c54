import type { NotificationType } from '@evenshift/contract/states/notification'
import { isSettled } from '@evenshift/contract/states/notification-asks'
import { lateReply } from '#server/capabilities/ground/notices/late-reply'
import { named } from '#server/capabilities/ground/notices/named'
import { type Told, calledOff } from '#server/capabilities/ground/notices/called-off'
import { settledTitle } from '#server/capabilities/ground/notices/settled-titles'
import type { NotificationRow } from '#server/capabilities/ground/notices/tables'

/** A notification as its person reads it the moment it is told, which names no applicant. A person's rows are of their own side's types: each writer names the side. */
export const presentNotification = <T extends NotificationRow['type']>(row: NotificationRow) => ({
  _id: row.id,
  title: named(row.title, null),
  body: named(row.body, null),
  type: row.type as T,
  link: row.link,
  readAt: row.readAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

/** A notification beside what is known of its application: it names the applicant, and says only the fact once what it asks for isn't owed, and that a reply is late while it is. */
function presentBeside<T extends NotificationType>(row: NotificationRow, about: Told | null, now: Date) {
  const who = about?.who ?? null
  const isOver = about !== null && isSettled(row.type, about.owed)
  const late = about && lateReply(row.type, about, now)
  const title = isOver ? settledTitle(row.type, row.title, about) : (late?.title ?? row.title)
  const body = isOver ? `${row.fact ?? row.body}${calledOff(row, about)}` : (late?.body ?? row.body)
  return { ...presentNotification<T>(row), title: named(title, who), body: named(body, who), about }
}

/** A row of the list: the newest with the others that it stands for, each with what is known of its application. */
export function presentListed<T extends NotificationRow['type']>(
  rows: readonly NotificationRow[],
  about: ReadonlyMap<string, Told>,
  now: Date,
) {
  const [newest, ...others] = rows.map((row) => presentBeside<T>(row, about.get(row.applicationId ?? '') ?? null, now))
  if (newest === undefined) throw new Error('a row of the list stands for nothing')
  return { ...newest, others }
}
