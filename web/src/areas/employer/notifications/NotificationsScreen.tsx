import { notificationCalls } from '#web/areas/employer/notifications/notification-calls'
import { NotificationList } from '#web/shared/notifications/NotificationList'

export function NotificationsScreen() {
  return (
    <NotificationList
      calls={notificationCalls}
      emptyText="New applications, answers to your offers and anything that waits for you stand here. The important ones also come by email."
    />
  )
}
