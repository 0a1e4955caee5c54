import { notificationCalls } from '#web/areas/employer/notifications/notification-calls'
import { NotificationList } from '#web/shared/notifications/NotificationList'
import { words } from '#web/areas/employer/notifications/words'

export function NotificationsScreen() {
  return <NotificationList calls={notificationCalls} emptyText={words.newApplicantsRepliesOffers} />
}
