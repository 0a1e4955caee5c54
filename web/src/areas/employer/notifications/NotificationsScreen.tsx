import { notificationCalls } from '#web/areas/employer/notifications/notification-calls'
import { NotificationList } from '#web/shared/notifications/NotificationList'

export function NotificationsScreen() {
  return (
    <NotificationList
      calls={notificationCalls}
      emptyText="New applicants, replies to offers and reminders appear here. We also email you the important ones."
      pushTitle="Get a nudge when a reply is due?"
    />
  )
}
