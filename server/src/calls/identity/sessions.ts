import type { StaffIdentityCalls } from '@evenshift/contract/identity/service'
import { personOf } from '#server/calls/identity/person'
import { deviceLabel } from '#server/capabilities/ground/push/public'
import type { Handlers, IdentityContext } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'

/** Where somebody is signed in, and the ends of it; alike in every pool. */
export const sessionHandlers = {
  sessions: async (_input, context) => {
    const { userId, sessionId: asking } = personOf(context)
    const sessions = (await context.pool.sessions(userId)).map(({ sessionId, userAgent, since, lastUsedAt }) => ({
      _id: sessionId,
      label: deviceLabel(userAgent),
      since: since.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isThis: sessionId === asking,
    }))
    return sessions.toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
  },

  endSession: async ({ params }, context) =>
    (await context.pool.endSession(personOf(context).userId, params.id)) ? undefined : refuse('NOT_FOUND'),

  signOutElsewhere: async (_input, context) => context.pool.signOutElsewhere(personOf(context)),

  signOutEverywhere: async (_input, context) => {
    await context.pool.signOutEverywhere(personOf(context).userId)
    context.setCookies(await context.pool.signOut(context.cookieHeader))
  },
} satisfies Handlers<StaffIdentityCalls, IdentityContext>
