import { randomBytes } from 'node:crypto'
import { and, eq, gt, or } from 'drizzle-orm'
import { createAuthEndpoint } from 'better-auth/api'
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import type { Clock } from '#server/platform/clock/port'
import type { Db } from '#server/platform/database/port'
import { wake } from '#server/platform/live/port'
import type { PoolTables } from '#server/platform/identity/store/tables'

const DAY_SECONDS = 24 * 60 * 60
export const SESSION_SECONDS = 30 * DAY_SECONDS
/** However often it is used, a session ends after this. */
export const SESSION_SECONDS_MOST = 90 * DAY_SECONDS
/** So long the token before is good as well: two pages renew at once, or an answer is lost. */
const GRACE_SECONDS = 60

const client = z.object({ address: z.string(), userAgent: z.string() })
const later = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000)
const earliest = (...times: Date[]) => new Date(Math.min(...times.map((time) => time.getTime())))

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/
/** The token names its session, so that one that was replaced is known for what it is. */
const newToken = (sessionId: string) => sessionId + randomBytes(24).toString('base64url')
const sessionOf = (token: string): string | null => UUID.exec(token)?.[0] ?? null

interface SessionsOptions {
  readonly clock: Clock
  readonly db: Db
  readonly session: PoolTables['session']
}

/** Sessions under cookies of better-auth, begun without a password once our own checks are passed, and ended by our clock. Not reachable by HTTP. */
export function sessions({ clock, db, session }: SessionsOptions) {
  const remove = async (token: string): Promise<void> => {
    const id = sessionOf(token)
    const isIt = or(eq(session.token, token), id === null ? undefined : eq(session.id, id))
    for (const { userId } of await db.delete(session).where(isIt).returning({ userId: session.userId })) await wake(db, userId)
  }
  /** The living session of this token, with another in its place; null where there is none, or where the token was replaced before. */
  const rotated = async (token: string, { address, userAgent }: z.infer<typeof client>) => {
    const now = clock.now()
    const isAlive = and(gt(session.expiresAt, now), gt(session.createdAt, later(now, -SESSION_SECONDS_MOST)))
    const [current] = await db
      .select()
      .from(session)
      .where(and(eq(session.token, token), isAlive))
    if (current !== undefined) {
      const expiresAt = earliest(later(now, SESSION_SECONDS), later(current.createdAt, SESSION_SECONDS_MOST))
      const next = { token: newToken(current.id), previousToken: token, rotatedAt: now, updatedAt: now, expiresAt }
      const isStill = and(eq(session.id, current.id), eq(session.token, token))
      const [changed] = await db
        .update(session)
        .set({ ...next, ipAddress: address, userAgent })
        .where(isStill)
        .returning()
      if (changed !== undefined) return changed
    }
    const id = sessionOf(token)
    if (id === null) return null
    const [named] = await db
      .select()
      .from(session)
      .where(and(eq(session.id, id), isAlive))
    const isJustReplaced = named?.previousToken === token && named.rotatedAt !== null && later(named.rotatedAt, GRACE_SECONDS) > now
    if (named !== undefined && isJustReplaced) return named
    // Two hold this session: whoever of them is the person signs in again.
    await remove(token)
    return null
  }

  return {
    id: 'sessions',
    endpoints: {
      beginSession: createAuthEndpoint.serverOnly(
        { method: 'POST', body: client.extend({ userId: z.string(), hasPassed: z.boolean() }) },
        async (ctx) => {
          const { userId, address, userAgent, hasPassed } = ctx.body
          const user = await ctx.context.internalAdapter.findUserById(userId)
          if (user === null) return null
          const [id, now] = [uuidv7(), clock.now()]
          const times = { createdAt: now, updatedAt: now, expiresAt: later(now, SESSION_SECONDS) }
          const secondStepAt = hasPassed ? now : null
          const begun = { id, token: newToken(id), userId, ipAddress: address, userAgent, secondStepAt, ...times }
          await db.insert(session).values(begun)
          await setSessionCookie(ctx, { session: begun, user })
          return { sessionId: id, userId, email: user.email }
        },
      ),

      renewSession: createAuthEndpoint.serverOnly({ method: 'POST', body: client }, async (ctx) => {
        const token = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, ctx.context.secret)
        const found = typeof token === 'string' && token !== '' ? await rotated(token, ctx.body) : null
        const user = found && (await ctx.context.internalAdapter.findUserById(found.userId))
        if (!found || !user) return null
        await setSessionCookie(ctx, { session: found, user })
        return { sessionId: found.id, userId: user.id, email: user.email }
      }),

      endSession: createAuthEndpoint.serverOnly({ method: 'POST' }, async (ctx) => {
        const token = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, ctx.context.secret)
        // By a statement of our own: better-auth's swallow a failure, and would tell a person they are out who is not.
        if (typeof token === 'string' && token !== '') await remove(token)
        deleteSessionCookie(ctx)
      }),
    },
  }
}
