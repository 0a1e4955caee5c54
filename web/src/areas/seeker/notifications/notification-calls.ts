import type { SeekerNotificationType } from '@evenshift/contract/states/notification'
import { seeker } from '#web/shared/calls/seeker'
import type { NotificationCalls } from '#web/shared/notifications/useNotifications'

/** The seeker's own notifications. */
export const notificationCalls: NotificationCalls = {
  side: 'seeker',
  list: seeker.notifications,
  read: seeker.readNotifications,
  remove: seeker.removeNotifications,
  restore: seeker.restoreNotifications,
  preferences: seeker.notificationPreferences,
  choose: (choices) =>
    // The rows that are chosen from are this side's own.
    seeker.setNotificationPreferences({
      body: { preferences: choices.map(({ type, ...ways }) => ({ type: type as SeekerNotificationType, ...ways })) },
    }),
  quietHours: seeker.quietHours,
  setQuietHours: seeker.setQuietHours,
  devices: seeker.pushDevices,
  turnOff: seeker.turnOffDevice,
}
