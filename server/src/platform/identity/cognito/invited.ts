import type { CognitoParts } from '#server/platform/identity/cognito/parts'
import { addressOf } from '#server/platform/identity/parts/parts'
import { passwordFault } from '#server/platform/identity/passwords/passwords'
import type { IdentityPool } from '#server/platform/identity/port'

/** Accounts that nobody signed up for: the service is told of them by us. */
export function invited({ db, wire, sessions, people, codes }: CognitoParts) {
  const ensure = async (email: string): Promise<string> => {
    const userId = await wire.ensure(email)
    await db.transaction((tx) => people.keep(tx, { userId, email }))
    return userId
  }
  return {
    async invite(givenEmail) {
      const email = addressOf(givenEmail)
      const userId = await ensure(email)
      await wire.close(userId)
      return db.transaction(async (tx) => {
        await sessions.endAll(tx, userId)
        return { userId, code: await codes.invite(tx, email) }
      })
    },

    async acceptInvitation(givenEmail, code, password) {
      const email = addressOf(givenEmail)
      const fault = passwordFault(password, email)
      if (fault !== null) return { passwordFault: fault }
      return db.transaction(async (tx) => {
        const person = (await codes.redeemInvitation(tx, email, code)) ? await people.byEmail(tx, email) : null
        if (person === null) return 'wrong'
        // The code is used up only if the service has taken the password.
        await wire.setPassword(person.userId, password)
        return 'done'
      })
    },

    async seed(givenEmail, password) {
      const userId = await ensure(addressOf(givenEmail))
      await wire.setPassword(userId, password)
      return userId
    },
  } satisfies Partial<IdentityPool>
}
