import type { employerNotifications } from '@evenshift/contract/employer/notifications'
import type { EmployerNotificationType } from '@evenshift/contract/states/notification'
import { notificationCalls } from '#server/calls/notifications'
import { toldToEmployer } from '#server/capabilities/work/hiring/public'
import { digestHourOf, setDigestHour } from '#server/capabilities/parties/companies/public'
import type { EmployerContext, Handlers } from '#server/http/call/context'

export const employerNotificationCalls = {
  ...notificationCalls<EmployerNotificationType, EmployerContext>('employer', async ({ db, clock, me }, ids) =>
    // Whoever has no company yet was told of none.
    me.employerId === null ? new Map() : toldToEmployer(db, me.employerId, ids, clock.now()),
  ),

  digest: async (_input, { db, me }) => ({ hour: await digestHourOf(db, me.userId) }),

  setDigest: async ({ body: { hour } }, { db, me }) => {
    await setDigestHour(db, me.userId, hour)
    return { hour: await digestHourOf(db, me.userId) }
  },
} satisfies Handlers<typeof employerNotifications, EmployerContext>
