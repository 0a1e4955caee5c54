import type { employerNotifications } from '@evenshift/contract/employer/notifications'
import type { EmployerNotificationType } from '@evenshift/contract/states/notification'
import { notificationCalls } from '#server/calls/notifications'
import type { EmployerContext, Handlers } from '#server/http/call/context'

export const employerNotificationCalls = notificationCalls<EmployerNotificationType>('employer') satisfies Handlers<
  typeof employerNotifications,
  EmployerContext
>
