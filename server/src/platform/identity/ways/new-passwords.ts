import { setTimeout as wait } from 'node:timers/promises'
import { passwordChangedMail, resetMail } from '#server/platform/identity/ways/mails'
import { ANSWER_MS, type PoolParts, addressOf } from '#server/platform/identity/parts/parts'
import { passwordFault } from '#server/platform/identity/passwords/passwords'
import type { OwnPool, Locked } from '#server/platform/identity/port'

/** The password of who is signed in, and another one: by a mailed code, or by the present one. */
export function newPasswords({ pool, db, hashing, turns, send, people, codes, tries }: PoolParts) {
  /** One try at the password of somebody signed in. */
  const isRight = async (userId: string, password: string, kept: string): Promise<boolean | Locked> => {
    const tried = await turns({ address: userId, account: userId }, async () => {
      const locked = await tries.count(userId)
      return locked ?? hashing.hash(password, kept)
    })
    if (typeof tried !== 'string') return tried
    if (tried === kept) await tries.forget(userId)
    return tried === kept
  }
  return {
    async requestReset(givenEmail, { browser }) {
      const email = addressOf(givenEmail)
      const write = db.transaction(async (tx) => {
        // Of a stranger's address as well, so that entering a code answers alike.
        const code = await codes.issue(tx, 'reset', { email, browser }, null)
        if (code !== null && (await people.byEmail(tx, email)) !== null) await send(tx, resetMail(pool, email, code))
      })
      await Promise.all([write, wait(ANSWER_MS)])
    },

    async reset(givenEmail, code, password, { address, browser }) {
      const email = addressOf(givenEmail)
      const fault = passwordFault(password, email)
      if (fault !== null) return { passwordFault: fault }
      const kept = await people.byEmail(db, email)
      const passwordHash = await turns({ address, account: email }, () => hashing.hash(password, kept?.passwordHash))
      return db.transaction(async (tx) => {
        const redeemed = await codes.redeem(tx, 'reset', { email, browser }, code)
        if (typeof redeemed === 'string') return redeemed
        const person = await people.byEmail(tx, email)
        if (person === null) return 'wrong'
        await people.setPassword(tx, person.userId, passwordHash)
        await people.endSessions(tx, person.userId)
        return 'done'
      })
    },

    async changePassword({ userId, sessionId }, current, next) {
      const person = await people.byId(db, userId)
      if (person === null) return 'wrong'
      const fault = passwordFault(next, person.email)
      if (fault !== null) return { passwordFault: fault }
      const right = await isRight(userId, current, person.passwordHash)
      if (right !== true) return right === false ? 'wrong' : right
      const passwordHash = await turns({ address: userId, account: userId }, () => hashing.hash(next, person.passwordHash))
      await db.transaction(async (tx) => {
        await people.setPassword(tx, userId, passwordHash)
        await people.endSessions(tx, userId, sessionId)
        await send(tx, passwordChangedMail(pool, person.email))
      })
      return 'done'
    },

    async checkPassword(userId, password) {
      const person = await people.byId(db, userId)
      if (person === null) return 'wrong'
      const right = await isRight(userId, password, person.passwordHash)
      if (typeof right === 'object') return right
      return right ? 'right' : 'wrong'
    },
  } satisfies Partial<OwnPool>
}
