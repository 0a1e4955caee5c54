import type { seekerNotifications } from '@evenshift/contract/seeker/notifications'
import type { SeekerNotificationType } from '@evenshift/contract/states/notification'
import { notificationCalls } from '#server/calls/notifications'
import type { Handlers, SeekerContext } from '#server/http/call/context'

export const seekerNotificationCalls = notificationCalls<SeekerNotificationType>('jobseeker') satisfies Handlers<
  typeof seekerNotifications,
  SeekerContext
>
