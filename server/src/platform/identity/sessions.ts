import { createAuthEndpoint } from 'better-auth/api'
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import type { Clock } from '#server/platform/clock/port'

export const SESSION_SECONDS = 30 * 24 * 60 * 60
/** A session that is renewed is prolonged at most once in this time, so that renewing seldom writes. */
const PROLONG_AFTER_SECONDS = 24 * 60 * 60

const client = z.object({ address: z.string(), userAgent: z.string() })
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** Sessions of better-auth that begin without a password, once our own checks are passed, and end by our clock. Not reachable by HTTP. */
export const sessions = (clock: Clock) => ({
  id: 'sessions',
  endpoints: {
    beginSession: createAuthEndpoint.serverOnly({ method: 'POST', body: client.extend({ userId: z.string() }) }, async (ctx) => {
      const { userId, address, userAgent } = ctx.body
      const user = await ctx.context.internalAdapter.findUserById(userId)
      if (user === null) return null
      const now = clock.now()
      const times = { createdAt: now, updatedAt: now, expiresAt: later(now, SESSION_SECONDS) }
      const session = await ctx.context.internalAdapter.createSession(userId, false, { ...times, ipAddress: address, userAgent }, true)
      await setSessionCookie(ctx, { session, user })
      return { sessionId: session.id, userId, email: user.email }
    }),

    renewSession: createAuthEndpoint.serverOnly({ method: 'POST', body: client }, async (ctx) => {
      const token = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, ctx.context.secret)
      const found = typeof token === 'string' && token !== '' ? await ctx.context.internalAdapter.findSession(token) : null
      const now = clock.now()
      if (found === null || found.session.expiresAt <= now) return null
      const { session, user } = found
      if (later(session.updatedAt, PROLONG_AFTER_SECONDS) <= now) {
        const { address, userAgent } = ctx.body
        const change = { updatedAt: now, expiresAt: later(now, SESSION_SECONDS), ipAddress: address, userAgent }
        await ctx.context.internalAdapter.updateSession(session.token, change)
      }
      await setSessionCookie(ctx, found)
      return { sessionId: session.id, userId: user.id, email: user.email }
    }),

    endSession: createAuthEndpoint.serverOnly({ method: 'POST' }, async (ctx) => {
      const token = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, ctx.context.secret)
      // better-auth's own sign-out swallows a failure here, and would tell a person they are out who is not.
      if (typeof token === 'string' && token !== '') await ctx.context.internalAdapter.deleteSession(token)
      deleteSessionCookie(ctx)
    }),
  },
})
