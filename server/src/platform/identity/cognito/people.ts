import { and, eq, ne } from 'drizzle-orm'
import type { Clock } from '#server/platform/clock/port'
import type { Db } from '#server/platform/database/port'
import type { PoolTables } from '#server/platform/identity/store/tables'
import { wake } from '#server/platform/live/port'

/** Stands where the email of a person was, until they come with the one that they have by now. */
const unknownEmail = (userId: string) => `${userId}@unknown.invalid`

interface Known {
  readonly userId: string
  readonly email: string
}

/** Our rows of the people of a pool that another service keeps: who they are there, and the email that they were last seen with. */
export function knownPeople({ user }: PoolTables, clock: Clock) {
  const setEmail = (tx: Db, { userId, email }: Known) =>
    tx.update(user).set({ email, bouncedAt: null, updatedAt: clock.now() }).where(eq(user.id, userId))
  return {
    async find(on: Db, userId: string): Promise<(Known & { readonly bouncedAt: Date | null }) | null> {
      const [row] = await on.select({ userId: user.id, email: user.email, bouncedAt: user.bouncedAt }).from(user).where(eq(user.id, userId))
      return row ?? null
    },
    async byEmail(on: Db, email: string): Promise<Known | null> {
      const [row] = await on.select({ userId: user.id, email: user.email }).from(user).where(eq(user.email, email))
      return row ?? null
    },
    /** Keeps a person with the email that the service says is theirs, so nobody else's: whoever had it here has another one there, or is gone. */
    async keep(tx: Db, { userId, email }: Known): Promise<{ readonly isNew: boolean; readonly moved: readonly Known[] }> {
      const [holder] = await tx
        .select({ userId: user.id })
        .from(user)
        .where(and(eq(user.email, email), ne(user.id, userId)))
      const displaced = holder === undefined ? [] : [{ userId: holder.userId, email: unknownEmail(holder.userId) }]
      for (const each of displaced) await setEmail(tx, each)
      const times = { createdAt: clock.now(), updatedAt: clock.now() }
      const row = { id: userId, email, name: '', emailVerified: true, ...times }
      const added = await tx.insert(user).values(row).onConflictDoNothing({ target: user.id }).returning({ id: user.id })
      if (added.length > 0) return { isNew: true, moved: displaced }
      const changed = await tx
        .update(user)
        .set({ email, bouncedAt: null, updatedAt: clock.now() })
        .where(and(eq(user.id, userId), ne(user.email, email)))
        .returning({ userId: user.id, email: user.email })
      return { isNew: false, moved: [...displaced, ...changed] }
    },
    /** Their sessions go with them. */
    async remove(tx: Db, userId: string): Promise<void> {
      await tx.delete(user).where(eq(user.id, userId))
      await wake(tx, userId)
    },
  }
}
export type KnownPeople = ReturnType<typeof knownPeople>
