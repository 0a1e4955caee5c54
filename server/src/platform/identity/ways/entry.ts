import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#server/platform/database/port'
import type { CodeSubject } from '#server/platform/identity/store/codes'
import { alreadyHereMail, signUpMail } from '#server/platform/identity/ways/mails'
import { ANSWER_MS, type PoolParts, addressOf } from '#server/platform/identity/parts/parts'
import { passwordFault } from '#server/platform/identity/passwords/passwords'
import type { AppliedFor, OwnPool } from '#server/platform/identity/port'

/** Coming in: by a sign-up and its code, or by a password. */
export function joining({ pool, db, hashing, turns, send, auth, people, browsers, codes, steps, tickets, tries }: PoolParts) {
  /** A code to a new address, a warning to a known one. Both keep the password's hash, so that signing in with it answers alike. */
  const mailAbout = async (tx: Db, asked: CodeSubject, passwordHash: string, applied?: AppliedFor): Promise<void> => {
    const isNew = (await people.byEmail(tx, asked.email)) === null
    const code = await codes.issue(tx, 'sign_up', asked, passwordHash)
    if (code !== null) await send(tx, isNew ? signUpMail(pool, asked.email, code, applied) : alreadyHereMail(pool, asked.email, applied))
  }
  /** What is kept of the passwords for an address: of its account, and of the sign-ups that wait. They share a salt, so that one run compares with all. */
  const keptOf = async (email: string) => {
    const person = await people.byEmail(db, email)
    const waiting = await codes.waitingPasswords(db, email)
    return { person, waiting, like: person?.passwordHash ?? waiting[0] }
  }
  return {
    async signUp(givenEmail, password, { address, browser }, applied) {
      const email = addressOf(givenEmail)
      const fault = passwordFault(password, email)
      if (fault !== null) return { passwordFault: fault }
      const passwordHash = await turns({ address, account: email }, async () => hashing.hash(password, (await keptOf(email)).like))
      await db.transaction((tx) => mailAbout(tx, { email, browser }, passwordHash, applied))
      return 'sent'
    },

    async sendCode(givenEmail, { browser }, applied) {
      const asked = { email: addressOf(givenEmail), browser }
      const write = db.transaction(async (tx) => {
        const passwordHash = await codes.waitingPassword(tx, asked)
        if (passwordHash === null) return 'elsewhere'
        await mailAbout(tx, asked, passwordHash, applied)
        return 'sent'
      })
      const [result] = await Promise.all([write, wait(ANSWER_MS)])
      return result
    },

    async confirm(givenEmail, code, client, joined) {
      const email = addressOf(givenEmail)
      const confirmed = await db.transaction(async (tx) => {
        const signUp = await codes.redeem(tx, 'sign_up', { email, browser: client.browser }, code)
        if (typeof signUp === 'string') return signUp
        const userId = signUp.passwordHash === null ? null : await people.add(tx, email, signUp.passwordHash)
        if (userId === null) return 'wrong'
        await browsers.meet(tx, userId, client.browser)
        await joined(tx, userId)
        return { userId }
      })
      return typeof confirmed === 'string' ? confirmed : ((await auth.begin(confirmed.userId, client, { hasPassed: false })) ?? 'wrong')
    },

    async signIn(givenEmail, password, client, met) {
      const email = addressOf(givenEmail)
      const { address, browser, userAgent } = client
      const key = `${email} ${address}`
      // Nothing is read before it is their turn, so that those who wait keep nobody waiting. Who is sent away for want of room has not tried.
      const tried = await turns({ address, account: email }, async () => {
        const locked = await tries.count(key)
        if (locked !== null) return locked
        const { person, waiting, like } = await keptOf(email)
        return { person, waiting, hash: await hashing.hash(password, like ?? (await hashing.nobodys)) }
      })
      if ('lockedSeconds' in tried) return tried
      const { person, waiting, hash } = tried
      if (person !== null && hash === person.passwordHash) {
        await tries.forget(key)
        if ((await steps.since(db, person.userId)) !== null) return { stepCookies: [tickets.give(person, browser)] }
        await db.transaction(async (tx) => {
          if (await browsers.meet(tx, person.userId, browser)) await met(tx, { userId: person.userId, email, userAgent })
        })
        return (await auth.begin(person.userId, client, { hasPassed: false })) ?? 'wrong'
      }
      if (!waiting.includes(hash)) return 'wrong'
      // The tries stay counted: anybody can bring such a match about, for an address that is not theirs as well.
      await db.transaction((tx) => mailAbout(tx, { email, browser }, hash))
      return 'unconfirmed'
    },
  } satisfies Partial<OwnPool>
}
