import { seekerNotificationGroups } from '@evenshift/contract/states/notification-words'
import { notificationCalls } from '#web/areas/seeker/notifications/notification-calls'
import { NotificationSettings } from '#web/shared/notifications/settings/NotificationSettings'
import { words } from '#web/areas/seeker/settings/words'

export const SeekerNotificationSettings = () => (
  <NotificationSettings calls={notificationCalls} groups={seekerNotificationGroups} text={words.everythingAppearsAppChoose} />
)
