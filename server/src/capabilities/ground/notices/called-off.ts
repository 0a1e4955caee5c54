import type { NotificationAbout } from '@evenshift/contract/model/notification'
import type { NotificationType } from '@evenshift/contract/states/notification'
import type { NotificationRow } from '#server/capabilities/ground/notices/tables'

/** What is known of an application, with when its newest meeting was proposed if that was called off; null where it wasn't. */
export interface Told extends NotificationAbout {
  readonly calledOffSince: Date | null
}

const timed: readonly NotificationType[] = ['meeting_agreed', 'meeting_picked', 'meeting_reminder']

/** What is added to a notice that names the time of a meeting which was called off; nothing to any other. */
export const calledOff = ({ type, createdAt }: Pick<NotificationRow, 'type' | 'createdAt'>, { calledOffSince }: Told): string =>
  calledOffSince !== null && createdAt >= calledOffSince && timed.includes(type) ? ' Called off since.' : ''
