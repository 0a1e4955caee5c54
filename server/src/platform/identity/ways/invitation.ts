import { type PoolParts, addressOf } from '#server/platform/identity/parts/parts'
import { passwordFault } from '#server/platform/identity/passwords/passwords'
import type { OwnPool } from '#server/platform/identity/port'

/** Coming in by another's word: an account that nobody can sign in to until its holder sets a password by the code. */
export function inviting({ db, hashing, turns, people, codes, steps, passkeys }: PoolParts) {
  return {
    async invite(givenEmail) {
      const email = addressOf(givenEmail)
      const nobodys = await hashing.nobodys
      return db.transaction(async (tx) => {
        const userId = (await people.add(tx, email, nobodys)) ?? (await people.byEmail(tx, email))?.userId
        if (userId === undefined) throw new Error('an account without a password stands in the way of an invited one')
        await people.setPassword(tx, userId, nobodys)
        await people.endSessions(tx, userId)
        await steps.forget(tx, userId)
        await passkeys.forget(tx, userId)
        return { userId, code: await codes.invite(tx, email) }
      })
    },

    async acceptInvitation(givenEmail, code, password, { address }) {
      const email = addressOf(givenEmail)
      const fault = passwordFault(password, email)
      if (fault !== null) return { passwordFault: fault }
      const passwordHash = await turns({ address, account: email }, () => hashing.hash(password))
      return db.transaction(async (tx) => {
        const person = (await codes.redeemInvitation(tx, email, code)) ? await people.byEmail(tx, email) : null
        if (person === null) return 'wrong'
        await people.setPassword(tx, person.userId, passwordHash)
        return 'done'
      })
    },
  } satisfies Partial<OwnPool>
}
