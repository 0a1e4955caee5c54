import { eq, lt, or, sql } from 'drizzle-orm'
import type { Clock } from '#server/platform/clock/port'
import type { Db } from '#server/platform/database/port'
import type { Locked } from '#server/platform/identity/port'
import type { PoolTables } from '#server/platform/identity/store/tables'

const WINDOW_MS = 10 * 60_000
const TRIES_MOST = 5

/** Limits password tries by a key of person and address. Each try is counted before the password is looked at, so that many at once gain nothing. */
export function passwordTries(db: Db, { passwordTries: tries }: PoolTables, clock: Clock, rateLimitFactor: number) {
  const windowStart = () => new Date(clock.now().getTime() - WINDOW_MS)
  return {
    /** Null while the key has tries left. */
    async count(key: string): Promise<Locked | null> {
      const past = sql`${tries.since} < ${windowStart().toISOString()}::timestamptz`
      const now = clock.now()
      const [row] = await db
        .insert(tries)
        .values({ key, count: 1, since: now })
        .onConflictDoUpdate({
          target: tries.key,
          set: {
            count: sql`case when ${past} then 1 else ${tries.count} + 1 end`,
            since: sql`case when ${past} then excluded.since else ${tries.since} end`,
          },
        })
        .returning({ count: tries.count, since: tries.since })
      if (row === undefined || row.count <= Math.max(1, TRIES_MOST * rateLimitFactor)) return null
      return { lockedSeconds: Math.max(1, Math.ceil((row.since.getTime() + WINDOW_MS - now.getTime()) / 1000)) }
    },
    /** After a right password. Takes away what is out of date as well. */
    async forget(key: string): Promise<void> {
      await db.delete(tries).where(or(eq(tries.key, key), lt(tries.since, windowStart())))
    },
    /** Everything counted for a person, from whatever address. */
    async forgetPerson(tx: Db, { userId, email }: { readonly userId: string; readonly email: string }): Promise<void> {
      await tx.delete(tries).where(or(eq(tries.key, userId), ...[userId, email].map((who) => sql`starts_with(${tries.key}, ${`${who} `})`)))
    },
  }
}
export type PasswordTries = ReturnType<typeof passwordTries>
