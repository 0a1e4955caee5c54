import { notificationCalls } from '#web/areas/seeker/notifications/notification-calls'
import { NotificationList } from '#web/shared/notifications/NotificationList'
import { words } from '#web/areas/seeker/notifications/words'

export function NotificationsScreen() {
  return <NotificationList calls={notificationCalls} emptyText={words.repliesOffersNewJobs} />
}
