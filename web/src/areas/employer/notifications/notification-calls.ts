import type { EmployerNotificationType } from '@evenshift/contract/states/notification'
import { employer } from '#web/shared/calls/employer'
import type { NotificationCalls } from '#web/shared/notifications/useNotifications'

/** The notifications of the member who is signed in. */
export const notificationCalls: NotificationCalls = {
  side: 'employer',
  list: employer.notifications,
  read: employer.readNotifications,
  remove: employer.removeNotifications,
  restore: employer.restoreNotifications,
  preferences: employer.notificationPreferences,
  choose: (choices) =>
    // The rows that are chosen from are this side's own.
    employer.setNotificationPreferences({
      body: { preferences: choices.map(({ type, ...ways }) => ({ type: type as EmployerNotificationType, ...ways })) },
    }),
  quietHours: employer.quietHours,
  setQuietHours: employer.setQuietHours,
  devices: employer.pushDevices,
  turnOff: employer.turnOffDevice,
}
