import { notificationCalls } from '#web/areas/seeker/notifications/notification-calls'
import { NotificationList } from '#web/shared/notifications/NotificationList'

export function NotificationsScreen() {
  return (
    <NotificationList
      calls={notificationCalls}
      emptyText="Replies, offers, new jobs and deadlines appear here. We also email you the important ones."
      pushTitle="Hear as soon as there’s a reply?"
    />
  )
}
