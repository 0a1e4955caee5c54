import { type SQL, and, eq, inArray, ne } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Clock } from '#server/platform/clock/port'
import type { Db } from '#server/platform/database/port'
import { wake } from '#server/platform/live/port'
import type { PoolTables } from '#server/platform/identity/store/tables'

/** What better-auth calls an account with a password. */
const PROVIDER = 'credential'

interface Person {
  readonly userId: string
  readonly email: string
  readonly passwordHash: string
  readonly bouncedAt: Date | null
}

/** The people of one pool. Everybody here has a confirmed address: nobody is added before. */
export function peopleOf({ user, account, session }: PoolTables, clock: Clock) {
  const find = async (on: Db, which: SQL): Promise<Person | null> => {
    const columns = { userId: user.id, email: user.email, passwordHash: account.password, bouncedAt: user.bouncedAt }
    const hasPassword = and(eq(account.userId, user.id), eq(account.providerId, PROVIDER))
    const [row] = await on.select(columns).from(user).innerJoin(account, hasPassword).where(which)
    return row === undefined || row.passwordHash === null ? null : { ...row, passwordHash: row.passwordHash }
  }
  return {
    byEmail: (on: Db, email: string) => find(on, eq(user.email, email)),
    byId: (on: Db, userId: string) => find(on, eq(user.id, userId)),

    async emailsOf(on: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (userIds.length === 0) return new Map()
      const rows = await on
        .select({ id: user.id, email: user.email })
        .from(user)
        .where(inArray(user.id, [...userIds]))
      return new Map(rows.map(({ id, email }) => [id, email]))
    },
    /** Returns the new person's id; null when the address has an account already, which stays as it is. */
    async add(tx: Db, email: string, passwordHash: string): Promise<string | null> {
      const id = uuidv7()
      const times = { createdAt: clock.now(), updatedAt: clock.now() }
      const row = { id, email, name: '', emailVerified: true, ...times }
      const added = await tx.insert(user).values(row).onConflictDoNothing({ target: user.email }).returning({ id: user.id })
      if (added.length === 0) return null
      await tx.insert(account).values({ id: uuidv7(), userId: id, accountId: id, providerId: PROVIDER, password: passwordHash, ...times })
      return id
    },
    /** Mail to another email has not come back yet. */
    async setEmail(tx: Db, userId: string, email: string): Promise<void> {
      await tx.update(user).set({ email, bouncedAt: null, updatedAt: clock.now() }).where(eq(user.id, userId))
    },
    async setPassword(on: Db, userId: string, passwordHash: string): Promise<void> {
      const isTheirs = and(eq(account.userId, userId), eq(account.providerId, PROVIDER))
      await on.update(account).set({ password: passwordHash, updatedAt: clock.now() }).where(isTheirs)
    },
    /** All of them, or all but the one that is named. */
    async endSessions(on: Db, userId: string, but?: string): Promise<void> {
      await on.delete(session).where(and(eq(session.userId, userId), but === undefined ? undefined : ne(session.id, but)))
      await wake(on, userId)
    },
    /** Sessions and password go with the person. */
    async remove(tx: Db, userId: string): Promise<void> {
      await tx.delete(user).where(eq(user.id, userId))
      await wake(tx, userId)
    },
  }
}
export type People = ReturnType<typeof peopleOf>
