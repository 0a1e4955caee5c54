import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { type SQL, and, count, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Clock } from '#server/platform/clock/port'
import type { Db } from '#server/platform/database/port'
import { forgetBounce } from '#server/platform/identity/store/bounces'
import type { PoolTables } from '#server/platform/identity/store/tables'

const MINUTE_MS = 60_000
const CODE_MS = 10 * MINUTE_MS
const WRONG_TRIES_MOST = 3
const CODES_AN_HOUR = 10
/** How long a sign-up waits for its code to be entered, and an invitation for its password; then its row is deleted. */
const SIGN_UP_SECONDS = 24 * 60 * 60

type CodePurpose = 'sign_up' | 'reset' | 'email'

interface CodesOptions {
  readonly tables: PoolTables
  readonly clock: Clock
  readonly secret: string
  /** Multiplies the codes an hour. */
  readonly rateLimitFactor: number
}
/** What a code is about: an address, asked for by the browser of this mark. */
export interface CodeSubject {
  readonly email: string
  readonly browser: string
}

/**
 * The mailed codes of one pool. A code is the browser's that asked: nobody else can enter it, guess at it or put another in its place.
 * Every function takes an open transaction and keeps others off the same address until it ends.
 */
export function mailedCodes({ tables, clock, secret, rateLimitFactor }: CodesOptions) {
  const { code } = tables
  const ago = (ms: number) => new Date(clock.now().getTime() - ms)
  const hmac = (text: string) => createHmac('sha256', secret).update(text).digest('hex')
  const hashOf = (purpose: string, email: string, digits: string) => hmac(`${purpose}:${email}:${digits}`)
  const lock = (tx: Db, email: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`)
  const ofAddress = (email: string) => and(eq(code.email, email), gt(code.createdAt, ago(SIGN_UP_SECONDS * 1000)))
  const ofBrowser = (purpose: CodePurpose, { email, browser }: CodeSubject) =>
    and(ofAddress(email), eq(code.purpose, purpose), eq(code.browser, hmac(`browser:${browser}`)))
  const end = (tx: Db, which: SQL | undefined) => tx.update(code).set({ expiresAt: clock.now(), passwordHash: null }).where(which)
  const row = (email: string, lifeMs: number) => {
    const now = clock.now()
    return { id: uuidv7(), email, createdAt: now, expiresAt: new Date(now.getTime() + lifeMs) }
  }

  return {
    /**
     * Six new digits in place of those that this browser had for it, or null when the address has had its mails of this hour. The row keeps
     * the hash of the password that was chosen with it: a sign-up's code puts it in force.
     */
    async issue(tx: Db, purpose: CodePurpose, asked: CodeSubject, passwordHash: string | null): Promise<string | null> {
      const { email, browser } = asked
      await lock(tx, email)
      const ofThisHour = and(eq(code.email, email), gt(code.createdAt, ago(60 * MINUTE_MS)))
      const [sent] = await tx.select({ count: count() }).from(code).where(ofThisHour)
      if ((sent?.count ?? 0) >= Math.max(1, CODES_AN_HOUR * rateLimitFactor)) return null
      await tx.delete(code).where(lt(code.createdAt, ago(SIGN_UP_SECONDS * 1000)))
      await end(tx, ofBrowser(purpose, asked))
      const digits = randomInt(1_000_000).toString().padStart(6, '0')
      const hash = hashOf(purpose, email, digits)
      await tx.insert(code).values({ ...row(email, CODE_MS), purpose, browser: hmac(`browser:${browser}`), hash, passwordHash })
      return digits
    },

    /** Takes a code once, and ends every other of the address. `wrong`: another one, run out or used; `elsewhere`: this browser has not asked for any. */
    async redeem(
      tx: Db,
      purpose: CodePurpose,
      asked: CodeSubject,
      digits: string,
    ): Promise<{ passwordHash: string | null } | 'wrong' | 'elsewhere'> {
      await lock(tx, asked.email)
      const [newest] = await tx.select().from(code).where(ofBrowser(purpose, asked)).orderBy(desc(code.id)).limit(1)
      if (newest === undefined) return 'elsewhere'
      if (newest.expiresAt <= clock.now() || newest.wrongTries >= WRONG_TRIES_MOST) return 'wrong'
      const given = Buffer.from(hashOf(purpose, asked.email, digits))
      if (!timingSafeEqual(Buffer.from(newest.hash), given)) {
        await tx
          .update(code)
          .set({ wrongTries: newest.wrongTries + 1 })
          .where(eq(code.id, newest.id))
        return 'wrong'
      }
      await end(tx, and(ofAddress(asked.email), eq(code.purpose, purpose)))
      await forgetBounce(tx, asked.email)
      return { passwordHash: newest.passwordHash }
    },

    /** The hash of the password of this browser's sign-up that no code has put in force, for a known address as well; or null. */
    async waitingPassword(on: Db, asked: CodeSubject): Promise<string | null> {
      const waits = and(ofBrowser('sign_up', asked), isNotNull(code.passwordHash))
      const [waiting] = await on.select({ passwordHash: code.passwordHash }).from(code).where(waits).orderBy(desc(code.id)).limit(1)
      return waiting?.passwordHash ?? null
    },

    /** The same of every browser's sign-up for the address, the newest first. */
    async waitingPasswords(on: Db, email: string): Promise<string[]> {
      const waits = and(ofAddress(email), isNotNull(code.passwordHash))
      const rows = await on.select({ passwordHash: code.passwordHash }).from(code).where(waits).orderBy(desc(code.id))
      return rows.flatMap(({ passwordHash }) => passwordHash ?? [])
    },

    /** A code that works once in any browser, in place of those before; too long to be guessed. */
    async invite(tx: Db, email: string): Promise<string> {
      await lock(tx, email)
      await tx.delete(code).where(and(eq(code.email, email), eq(code.purpose, 'invitation')))
      const given = randomBytes(24).toString('base64url')
      const hash = hashOf('invitation', email, given)
      await tx.insert(code).values({ ...row(email, SIGN_UP_SECONDS * 1000), purpose: 'invitation', hash })
      return given
    },

    async redeemInvitation(tx: Db, email: string, given: string): Promise<boolean> {
      const isRight = and(eq(code.email, email), eq(code.hash, hashOf('invitation', email, given)), gt(code.expiresAt, clock.now()))
      return (await tx.delete(code).where(isRight).returning({ id: code.id })).length > 0
    },

    async forget(tx: Db, email: string): Promise<void> {
      await tx.delete(code).where(eq(code.email, email))
    },
  }
}
export type MailedCodes = ReturnType<typeof mailedCodes>
