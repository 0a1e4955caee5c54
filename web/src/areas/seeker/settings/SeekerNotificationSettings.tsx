import { seekerNotificationGroups } from '@evenshift/contract/states/notification-labels'
import { notificationCalls } from '#web/areas/seeker/notifications/notification-calls'
import { NotificationSettings } from '#web/shared/notifications/settings/NotificationSettings'

export const SeekerNotificationSettings = () => (
  <NotificationSettings
    calls={notificationCalls}
    groups={seekerNotificationGroups}
    text="Everything appears in the app. Choose what we also send you."
  />
)
