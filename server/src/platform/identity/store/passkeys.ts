import { and, desc, eq, isNull, lt, or } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Clock } from '#server/platform/clock/port'
import type { Db } from '#server/platform/database/port'
import type { Passkey } from '#server/platform/identity/port'
import type { PoolTables } from '#server/platform/identity/store/tables'

type Row = PoolTables['passkey']['$inferSelect']
const shown = ({ id, userAgent, createdAt, challengedAt }: Row): Passkey => ({ id, userAgent, since: createdAt, lastUsedAt: challengedAt })

/** The passkeys of one pool's people. */
export const keptPasskeys = ({ passkey }: PoolTables, clock: Clock) => ({
  async listOf(on: Db, userId: string): Promise<Passkey[]> {
    return (await on.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(desc(passkey.id))).map(shown)
  },
  async credentialsOf(on: Db, userId: string): Promise<string[]> {
    const rows = await on.select({ credentialId: passkey.credentialId }).from(passkey).where(eq(passkey.userId, userId))
    return rows.map(({ credentialId }) => credentialId)
  },
  async byCredential(on: Db, credentialId: string): Promise<Row | null> {
    const [row] = await on.select().from(passkey).where(eq(passkey.credentialId, credentialId))
    return row ?? null
  },
  /** Null where somebody has it already. */
  async add(tx: Db, row: Omit<Row, 'id' | 'createdAt' | 'challengedAt'>): Promise<Passkey | null> {
    const whole = { ...row, id: uuidv7(), createdAt: clock.now(), challengedAt: null }
    const [added] = await tx.insert(passkey).values(whole).onConflictDoNothing().returning()
    return added === undefined ? null : shown(added)
  },
  /** Marks it used on a challenge that was given later than the one before; false where it was not. */
  async use(tx: Db, id: string, counter: number, challengedAt: Date): Promise<boolean> {
    const isLater = or(isNull(passkey.challengedAt), lt(passkey.challengedAt, challengedAt))
    const used = await tx
      .update(passkey)
      .set({ counter, challengedAt })
      .where(and(eq(passkey.id, id), isLater))
      .returning({ id: passkey.id })
    return used.length > 0
  },
  async remove(on: Db, userId: string, id: string): Promise<boolean> {
    const isTheirs = and(eq(passkey.id, id), eq(passkey.userId, userId))
    return (await on.delete(passkey).where(isTheirs).returning({ id: passkey.id })).length > 0
  },
  async forget(tx: Db, userId: string): Promise<void> {
    await tx.delete(passkey).where(eq(passkey.userId, userId))
  },
})
export type KeptPasskeys = ReturnType<typeof keptPasskeys>
