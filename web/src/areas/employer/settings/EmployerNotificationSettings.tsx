import { employerNotificationGroups } from '@evenshift/contract/states/notification-words'
import { DigestCard } from '#web/areas/employer/settings/DigestCard'
import { notificationCalls } from '#web/areas/employer/notifications/notification-calls'
import { NotificationSettings } from '#web/shared/notifications/settings/NotificationSettings'
import { words } from '#web/areas/employer/settings/words'

export const EmployerNotificationSettings = () => (
  <NotificationSettings
    calls={notificationCalls}
    groups={employerNotificationGroups}
    aside={<DigestCard />}
    text={words.everythingAppearsAppEveryone}
  />
)
