import { and, desc, eq, gt } from 'drizzle-orm'
import type { Clock } from '#server/platform/clock/port'
import type { Db } from '#server/platform/database/port'
import type { IdentityPool } from '#server/platform/identity/port'
import type { PoolTables } from '#server/platform/identity/store/tables'
import { wake } from '#server/platform/live/port'

/** Where somebody is signed in, as they may look at it and end it. */
export const openSessions = (db: Db, { session }: PoolTables, clock: Clock): Pick<IdentityPool, 'sessions' | 'endSession'> => ({
  async sessions(userId) {
    const rows = await db
      .select({ sessionId: session.id, userAgent: session.userAgent, since: session.createdAt, lastUsedAt: session.updatedAt })
      .from(session)
      .where(and(eq(session.userId, userId), gt(session.expiresAt, clock.now())))
      .orderBy(desc(session.updatedAt), desc(session.id))
    return rows.map((row) => ({ ...row, userAgent: row.userAgent ?? '' }))
  },

  async endSession(userId, sessionId) {
    const isTheirs = and(eq(session.id, sessionId), eq(session.userId, userId))
    const ended = await db.delete(session).where(isTheirs).returning({ id: session.id })
    if (ended.length > 0) await wake(db, userId)
    return ended.length > 0
  },
})
