import { v7 as uuidv7 } from 'uuid'
import type { EmployerNotificationType } from '@evenshift/contract/states/notification'
import { type Notice, insertNotifications } from '#server/capabilities/ground/notices/public'
import { membersOf } from '#server/capabilities/parties/companies/cards'
import type { Db } from '#server/platform/database/port'

export interface EmployerNotice extends Notice {
  readonly employerId: string
  readonly type: EmployerNotificationType
}

/** Tells everybody who works at these companies now; each reads and deletes their own. */
export async function notifyEmployers(tx: Db, notices: readonly EmployerNotice[], now: Date): Promise<void> {
  const members = await membersOf(tx, [...new Set(notices.map(({ employerId }) => employerId))])
  const rows = notices.flatMap(({ employerId, ...told }) =>
    (members.get(employerId) ?? []).map(({ userId }) => ({ id: uuidv7(), personId: userId, ...told, createdAt: now, readAt: null })),
  )
  await insertNotifications(tx, rows)
}
