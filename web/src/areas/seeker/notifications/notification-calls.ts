import { seeker } from '#web/shared/calls/seeker'
import type { NotificationCalls } from '#web/shared/notifications/useNotifications'

/** The seeker's own notifications. */
export const notificationCalls: NotificationCalls = {
  side: 'seeker',
  list: seeker.notifications,
  read: seeker.readNotifications,
  remove: seeker.deleteNotifications,
}
