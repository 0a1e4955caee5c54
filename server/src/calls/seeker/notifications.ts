import type { seekerNotifications } from '@evenshift/contract/seeker/notifications'
import type { SeekerNotificationType } from '@evenshift/contract/states/notification'
import { notificationCalls } from '#server/calls/notifications'
import { toldToSeeker } from '#server/capabilities/work/hiring/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'

export const seekerNotificationCalls = notificationCalls<SeekerNotificationType, SeekerContext>('jobseeker', ({ db, clock, me }, ids) =>
  toldToSeeker(db, me.userId, ids, clock.now()),
) satisfies Handlers<typeof seekerNotifications, SeekerContext>
