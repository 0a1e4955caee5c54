import { type SQL, and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Pool } from '@evenshift/contract/call'
import type { Clock } from '#server/platform/clock/port'
import type { Db } from '#server/platform/database/port'
import type { AccessClaims } from '#server/platform/identity/cognito/tokens'
import type { Client, VerifiedSession } from '#server/platform/identity/port'
import { SESSION_SECONDS, SESSION_SECONDS_MOST } from '#server/platform/identity/store/sessions'
import { poolTables } from '#server/platform/identity/store/tables'
import { wake } from '#server/platform/live/port'

/** Longer than any token of a session may begin one. */
const REMEMBERED_SECONDS = 24 * 60 * 60

type Named = Pick<VerifiedSession, 'userId' | 'sessionId'>
const later = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000)
const earlier = (one: Date, other: Date) => (one < other ? one : other)

/** Our rows of the sessions that another service began. An ended one stays as a row that has run out: its tokens may live on, and begin none anew. */
export function keptSessions(db: Db, pool: Pool, clock: Clock) {
  const { session, user } = poolTables[pool]
  const isAlive = () => gt(session.expiresAt, clock.now())
  const isNamed = ({ sessionId, userId }: Named) => and(eq(session.id, sessionId), eq(session.userId, userId))
  const end = async (on: Db, which: SQL | undefined): Promise<number> => {
    const now = clock.now()
    const ended = await on
      .update(session)
      .set({ expiresAt: now, ipAddress: null, userAgent: null })
      .where(and(which, isAlive()))
      .returning({ userId: session.userId })
    for (const userId of new Set(ended.map((row) => row.userId))) await wake(on, userId)
    return ended.length
  }
  return {
    /** What is true of a living session at this moment; null where it has ended. Under a name PostgreSQL plans it once a connection. */
    async live(named: Named) {
      const [row] = await db
        .select({ email: user.email, secondStepAt: session.secondStepAt })
        .from(session)
        .innerJoin(user, eq(user.id, session.userId))
        .where(and(isNamed(named), isAlive()))
        .prepare(`live_kept_session_${pool}`)
        .execute()
      return row === undefined ? null : { email: row.email, hasPassed: row.secondStepAt !== null }
    },
    /** `none` of one that was never here. */
    async state(tx: Db, named: Named): Promise<'alive' | 'ended' | 'none'> {
      const [row] = await tx
        .select({ expiresAt: session.expiresAt, userId: session.userId })
        .from(session)
        .where(eq(session.id, named.sessionId))
      if (row === undefined) return 'none'
      return row.userId === named.userId && row.expiresAt > clock.now() ? 'alive' : 'ended'
    },
    /** Begins one, or notes of one that is alive whether a second step was passed by now. */
    async begin(tx: Db, { userId, sessionId }: AccessClaims, { address, userAgent }: Client, hasPassed: boolean): Promise<void> {
      const now = clock.now()
      const times = { createdAt: now, updatedAt: now, expiresAt: later(now, SESSION_SECONDS) }
      const seen = { ipAddress: address, userAgent, secondStepAt: hasPassed ? now : null }
      // Its cookie is not known by a token of ours: the column that better-auth asks for holds the id.
      await tx.delete(session).where(and(eq(session.userId, userId), lt(session.expiresAt, later(now, -REMEMBERED_SECONDS))))
      const row = { id: sessionId, token: sessionId, userId, ...seen, ...times }
      await tx
        .insert(session)
        .values(row)
        .onConflictDoUpdate({ target: session.id, set: { ...seen, updatedAt: now }, setWhere: isAlive() })
    },
    /** Whose session it is, where it is alive; its person. */
    async holderOf(sessionId: string): Promise<string | null> {
      const oldest = later(clock.now(), -SESSION_SECONDS_MOST)
      const [row] = await db
        .select({ userId: session.userId })
        .from(session)
        .where(and(eq(session.id, sessionId), isAlive(), gt(session.createdAt, oldest)))
      return row?.userId ?? null
    },
    /** False where it has ended meanwhile. */
    async keepOn(named: Named, { address, userAgent }: Client): Promise<boolean> {
      const now = clock.now()
      const [row] = await db
        .select({ createdAt: session.createdAt })
        .from(session)
        .where(and(isNamed(named), isAlive()))
      if (row === undefined) return false
      const expiresAt = earlier(later(now, SESSION_SECONDS), later(row.createdAt, SESSION_SECONDS_MOST))
      const kept = await db
        .update(session)
        .set({ expiresAt, updatedAt: now, ipAddress: address, userAgent })
        .where(and(isNamed(named), isAlive()))
        .returning({ id: session.id })
      return kept.length > 0
    },
    endOne: (on: Db, sessionId: string) => end(on, eq(session.id, sessionId)),
    endOf: async (named: Named): Promise<boolean> => (await end(db, isNamed(named))) > 0,
    /** All of a person, or all but the one that is named. */
    endAll: (on: Db, userId: string, but?: string) =>
      end(on, and(eq(session.userId, userId), but === undefined ? undefined : ne(session.id, but))),
    /** Whether one began after a time that is alive. */
    async beganSince(userId: string, time: Date): Promise<boolean> {
      return (await db.$count(session, and(eq(session.userId, userId), isAlive(), gt(session.createdAt, time)))) > 0
    },
  }
}
export type KeptSessions = ReturnType<typeof keptSessions>
