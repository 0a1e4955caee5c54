import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#server/platform/database/port'
import { alreadyHereMail, signUpMail } from '#server/platform/identity/mails'
import { ANSWER_MS, type PoolParts, addressOf } from '#server/platform/identity/parts'
import { passwordFault } from '#server/platform/identity/passwords'
import type { IdentityPool } from '#server/platform/identity/port'

/** Coming in: by a sign-up and its code, or by a password. */
export function joining({ pool, db, hashing, send, auth, people, codes, tries }: PoolParts) {
  /** A code to a new address, a warning to a known one. Both keep the password's hash, so that signing in with it answers alike. */
  const mailAbout = async (tx: Db, email: string, passwordHash: string): Promise<void> => {
    const isNew = (await people.byEmail(tx, email)) === null
    const code = await codes.issue(tx, isNew ? 'sign_up' : 'notice', email, passwordHash)
    if (code !== null) await send(tx, isNew ? signUpMail(pool, email, code) : alreadyHereMail(pool, email))
  }
  return {
    async signUp(givenEmail, password) {
      const email = addressOf(givenEmail)
      const fault = passwordFault(password, email)
      if (fault !== null) return { passwordFault: fault }
      const passwordHash = await hashing.hash(password)
      await db.transaction((tx) => mailAbout(tx, email, passwordHash))
      return 'sent'
    },

    async sendCode(givenEmail) {
      const email = addressOf(givenEmail)
      const write = db.transaction(async (tx) => {
        const passwordHash = await codes.waitingPassword(tx, email)
        if (passwordHash !== null) await mailAbout(tx, email, passwordHash)
      })
      await Promise.all([write, wait(ANSWER_MS)])
    },

    async confirm(givenEmail, code, client) {
      const email = addressOf(givenEmail)
      const userId = await db.transaction(async (tx) => {
        const signUp = await codes.redeem(tx, 'sign_up', email, code)
        return signUp?.passwordHash == null ? null : people.add(tx, email, signUp.passwordHash)
      })
      return (userId === null ? null : await auth.begin(userId, client)) ?? 'wrong'
    },

    async signIn(givenEmail, password, client) {
      const email = addressOf(givenEmail)
      const key = `${email} ${client.address}`
      const hasTriesLeft = await tries.count(key)
      const person = await people.byEmail(db, email)
      const waiting = await codes.waitingPassword(db, email)
      const matches = async (hash: string | null | undefined) => hashing.verify(hash ?? (await hashing.nobodys), password)
      const [isTheirs, isWaiting] = await Promise.all([matches(person?.passwordHash), matches(waiting)])
      if (!hasTriesLeft) return 'wrong'
      if (person !== null && isTheirs) {
        await tries.forget(key)
        return (await auth.begin(person.userId, client)) ?? 'wrong'
      }
      if (waiting === null || !isWaiting) return 'wrong'
      // The tries stay counted: anybody can bring such a match about, for an address that is not theirs as well.
      await db.transaction((tx) => mailAbout(tx, email, waiting))
      return 'unconfirmed'
    },
  } satisfies Partial<IdentityPool>
}
