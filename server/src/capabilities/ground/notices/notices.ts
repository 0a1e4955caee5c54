import { v7 as uuidv7 } from 'uuid'
import type { SeekerNotificationType } from '@evenshift/contract/states/notification'
import { insertNotifications, removeOf } from '#server/capabilities/ground/notices/store'
import type { Db } from '#server/platform/database/port'

export interface Notice {
  readonly title: string
  readonly body: string
  /** A path of the web application; null where there is nothing to open. */
  readonly link: string | null
}
export interface SeekerNotice extends Notice {
  readonly seekerId: string
  readonly type: SeekerNotificationType
}

/** Tells seekers something. Call it in the transaction of what it tells. */
export const notifySeekers = (tx: Db, notices: readonly SeekerNotice[], now: Date): Promise<void> =>
  insertNotifications(
    tx,
    notices.map(({ seekerId, ...told }) => ({ id: uuidv7(), personId: seekerId, ...told, createdAt: now, readAt: null })),
  )

/** All that a person was told. */
export async function eraseNotificationsOf(tx: Db, personId: string): Promise<void> {
  await removeOf(tx, personId, null)
}
