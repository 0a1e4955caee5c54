import { v7 as uuidv7 } from 'uuid'
import type { EmployerNotificationType, SeekerNotificationType } from '@evenshift/contract/states/notification'
import { membersOf } from '#server/capabilities/parties/companies/public'
import { countUnread, insertNotifications, removeOf } from '#server/capabilities/ground/notices/store'
import type { Db } from '#server/platform/database/port'

interface Told {
  readonly title: string
  readonly body: string
  /** A path of the web application; null where there is nothing to open. */
  readonly link: string | null
}
export interface SeekerNotice extends Told {
  readonly seekerId: string
  readonly type: SeekerNotificationType
}
export interface EmployerNotice extends Told {
  readonly employerId: string
  readonly type: EmployerNotificationType
}

/** Tells seekers something. Call it in the transaction of what it tells. */
export const notifySeekers = (tx: Db, notices: readonly SeekerNotice[], now: Date): Promise<void> =>
  insertNotifications(
    tx,
    notices.map(({ seekerId, ...told }) => ({ id: uuidv7(), personId: seekerId, ...told, createdAt: now, readAt: null })),
  )

/** Tells everybody who works at these companies now; each reads and deletes their own. */
export async function notifyEmployers(tx: Db, notices: readonly EmployerNotice[], now: Date): Promise<void> {
  const members = await membersOf(tx, [...new Set(notices.map(({ employerId }) => employerId))])
  const rows = notices.flatMap(({ employerId, ...told }) =>
    (members.get(employerId) ?? []).map(({ userId }) => ({ id: uuidv7(), personId: userId, ...told, createdAt: now, readAt: null })),
  )
  await insertNotifications(tx, rows)
}

/** How many notifications a person has not read. */
export const unreadNotifications = (db: Db, personId: string): Promise<number> => countUnread(db, personId)

/** All that a person was told. */
export async function eraseNotificationsOf(tx: Db, personId: string): Promise<void> {
  await removeOf(tx, personId, null)
}
export { countUnread, listOf, markRead, removeOf } from '#server/capabilities/ground/notices/store'
export type { NotificationRow } from '#server/capabilities/ground/notices/tables'
