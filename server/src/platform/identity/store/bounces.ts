import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Clock } from '#server/platform/clock/port'
import type { Db } from '#server/platform/database/port'
import type { Bounces } from '#server/platform/email/port'
import { poolTables } from '#server/platform/identity/store/tables'

/** A mailbox is one, in however many pools its email has an account. */
const users = Object.values(poolTables).map(({ user }) => user)

/** The emails of accounts to which mail comes back. */
export const bouncesOf = (db: Db, clock: Clock): Bounces => ({
  async has(email) {
    const known = await Promise.all(users.map((user) => db.$count(user, and(eq(user.email, email), isNotNull(user.bouncedAt)))))
    return known.some((count) => count > 0)
  },
  async keep(email) {
    const bouncedAt = clock.now()
    await db.transaction(async (tx) => {
      for (const user of users)
        await tx
          .update(user)
          .set({ bouncedAt })
          .where(and(eq(user.email, email), isNull(user.bouncedAt)))
    })
  },
})

/** A code that was mailed to it has come back by its person: mail arrives again. */
export async function forgetBounce(tx: Db, email: string): Promise<void> {
  for (const user of users)
    await tx
      .update(user)
      .set({ bouncedAt: null })
      .where(and(eq(user.email, email), isNotNull(user.bouncedAt)))
}
