import { employerNotificationGroups } from '@evenshift/contract/states/notification-labels'
import { DigestCard } from '#web/areas/employer/settings/DigestCard'
import { notificationCalls } from '#web/areas/employer/notifications/notification-calls'
import { NotificationSettings } from '#web/shared/notifications/settings/NotificationSettings'

export const EmployerNotificationSettings = () => (
  <NotificationSettings
    calls={notificationCalls}
    groups={employerNotificationGroups}
    aside={<DigestCard />}
    text="Everything appears in the app. Everyone on the team sets their own."
  />
)
