import { notificationCalls } from '#web/areas/seeker/notifications/notification-calls'
import { NotificationList } from '#web/shared/notifications/NotificationList'

export function NotificationsScreen() {
  return (
    <NotificationList
      calls={notificationCalls}
      emptyText="Answers, offers, new jobs of your saved searches and anything that runs out stand here. The important ones also come by email."
    />
  )
}
