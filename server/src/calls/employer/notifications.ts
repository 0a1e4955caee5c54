import type { employerNotifications } from '@evenshift/contract/employer/notifications'
import type { EmployerNotificationType } from '@evenshift/contract/states/notification'
import { notificationCalls } from '#server/calls/notifications'
import { toldToEmployer } from '#server/capabilities/work/hiring/public'
import { digestOf, setDigest } from '#server/capabilities/parties/companies/public'
import type { EmployerContext, Handlers } from '#server/http/call/context'

export const employerNotificationCalls = {
  ...notificationCalls<EmployerNotificationType, EmployerContext>('employer', async ({ db, clock, me }, ids) =>
    // Whoever has no company yet was told of none.
    me.employerId === null ? new Map() : toldToEmployer(db, me.employerId, ids, clock.now()),
  ),

  digest: (_input, { db, me }) => digestOf(db, me.userId),

  setDigest: async ({ body }, { db, me }) => {
    await setDigest(db, me.userId, body)
    return digestOf(db, me.userId)
  },
} satisfies Handlers<typeof employerNotifications, EmployerContext>
