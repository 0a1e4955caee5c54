import { setTimeout as wait } from 'node:timers/promises'
import { resetMail } from '#server/platform/identity/mails'
import { ANSWER_MS, type PoolParts, addressOf } from '#server/platform/identity/parts'
import { passwordFault } from '#server/platform/identity/passwords'
import type { IdentityPool } from '#server/platform/identity/port'

/** Another password: by a mailed code, or by the present one. */
export function newPasswords({ pool, db, hashing, send, people, codes, tries }: PoolParts) {
  return {
    async requestReset(givenEmail) {
      const email = addressOf(givenEmail)
      const write = db.transaction(async (tx) => {
        if ((await people.byEmail(tx, email)) === null) return
        const code = await codes.issue(tx, 'reset', email, null)
        if (code !== null) await send(tx, resetMail(pool, email, code))
      })
      await Promise.all([write, wait(ANSWER_MS)])
    },

    async reset(givenEmail, code, password) {
      const email = addressOf(givenEmail)
      const fault = passwordFault(password, email)
      if (fault !== null) return { passwordFault: fault }
      const passwordHash = await hashing.hash(password)
      return db.transaction(async (tx) => {
        const isRight = (await codes.redeem(tx, 'reset', email, code)) !== null
        const person = isRight ? await people.byEmail(tx, email) : null
        if (person === null) return 'wrong'
        await people.setPassword(tx, person.userId, passwordHash)
        await people.endSessions(tx, person.userId)
        return 'done'
      })
    },

    async changePassword(userId, current, next) {
      const person = await people.byId(db, userId)
      if (person === null) return 'wrong'
      const fault = passwordFault(next, person.email)
      if (fault !== null) return { passwordFault: fault }
      const hasTriesLeft = await tries.count(userId)
      const isRight = await hashing.verify(person.passwordHash, current)
      if (!isRight || !hasTriesLeft) return 'wrong'
      await tries.forget(userId)
      await people.setPassword(db, userId, await hashing.hash(next))
      return 'done'
    },
  } satisfies Partial<IdentityPool>
}
