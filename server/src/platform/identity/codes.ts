import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { and, count, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Clock } from '#server/platform/clock/port'
import type { Db } from '#server/platform/database/port'
import type { PoolTables } from '#server/platform/identity/tables'

const MINUTE_MS = 60_000
const CODE_MS = 10 * MINUTE_MS
const WRONG_TRIES_MOST = 3
const CODES_AN_HOUR = 10
/** How long a sign-up waits for its code to be entered; then its row is deleted. */
const SIGN_UP_MS = 24 * 60 * MINUTE_MS

type CodePurpose = PoolTables['code']['$inferSelect']['purpose']

interface CodesOptions {
  readonly tables: PoolTables
  readonly clock: Clock
  readonly secret: string
  /** Multiplies the codes an hour. */
  readonly rateLimitFactor: number
}

/** The mailed codes of one pool. Every function takes an open transaction and keeps others off the same address until it ends. */
export function mailedCodes({ tables, clock, secret, rateLimitFactor }: CodesOptions) {
  const { code } = tables
  const ago = (ms: number) => new Date(clock.now().getTime() - ms)
  const hashOf = (purpose: CodePurpose, email: string, digits: string) =>
    createHmac('sha256', secret).update(`${purpose}:${email}:${digits}`).digest('hex')
  const lock = (tx: Db, email: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`)

  return {
    /**
     * Six new digits, or null when the address has had its mails of this hour. The row keeps the hash of the password that was chosen with it:
     * a sign-up's code puts it in force. The digits of a notice open nothing.
     */
    async issue(tx: Db, purpose: CodePurpose, email: string, passwordHash: string | null): Promise<string | null> {
      await lock(tx, email)
      const ofThisHour = and(eq(code.email, email), gt(code.createdAt, ago(60 * MINUTE_MS)))
      const [sent] = await tx.select({ count: count() }).from(code).where(ofThisHour)
      if ((sent?.count ?? 0) >= Math.max(1, CODES_AN_HOUR * rateLimitFactor)) return null
      await tx.delete(code).where(lt(code.createdAt, ago(SIGN_UP_MS)))
      const digits = randomInt(1_000_000).toString().padStart(6, '0')
      const now = clock.now()
      const times = { createdAt: now, expiresAt: new Date(now.getTime() + CODE_MS) }
      await tx.insert(code).values({ id: uuidv7(), purpose, email, hash: hashOf(purpose, email, digits), passwordHash, ...times })
      return digits
    },

    /** Takes a code once. Null: wrong, run out or used; the try counts against every code that waits. */
    async redeem(tx: Db, purpose: 'sign_up' | 'reset', email: string, digits: string): Promise<{ passwordHash: string | null } | null> {
      await lock(tx, email)
      const ofPurpose = and(eq(code.email, email), eq(code.purpose, purpose))
      const waiting = and(ofPurpose, gt(code.expiresAt, clock.now()), lt(code.wrongTries, WRONG_TRIES_MOST))
      const rows = await tx.select().from(code).where(waiting)
      const given = Buffer.from(hashOf(purpose, email, digits))
      const right = rows.find((row) => timingSafeEqual(Buffer.from(row.hash), given))
      if (right === undefined) {
        const ids = rows.map((row) => row.id)
        await tx
          .update(code)
          .set({ wrongTries: sql`${code.wrongTries} + 1` })
          .where(inArray(code.id, ids))
        return null
      }
      await tx.update(code).set({ expiresAt: clock.now(), passwordHash: null }).where(ofPurpose)
      return { passwordHash: right.passwordHash }
    },

    /** The hash of the password of the newest sign-up that no code has put in force, for a known address as well; or null. */
    async waitingPassword(on: Db, email: string): Promise<string | null> {
      const waits = and(eq(code.email, email), isNotNull(code.passwordHash), gt(code.createdAt, ago(SIGN_UP_MS)))
      const [row] = await on.select({ passwordHash: code.passwordHash }).from(code).where(waits).orderBy(desc(code.id)).limit(1)
      return row?.passwordHash ?? null
    },

    async forget(tx: Db, email: string): Promise<void> {
      await tx.delete(code).where(eq(code.email, email))
    },
  }
}
export type MailedCodes = ReturnType<typeof mailedCodes>
