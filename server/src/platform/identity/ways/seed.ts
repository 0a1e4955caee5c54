import { type PoolParts, addressOf } from '#server/platform/identity/parts/parts'
import type { IdentityPool } from '#server/platform/identity/port'

/** Accounts that nobody signed up for. */
export function seeding({ db, hashing, people }: PoolParts): IdentityPool['seed'] {
  /** The same password is hashed once: a demo market gives one to a hundred people. */
  const hashes = new Map<string, Promise<string>>()
  const hashOnce = (password: string): Promise<string> => {
    const hash = hashes.get(password) ?? hashing.hash(password)
    hashes.set(password, hash)
    return hash
  }
  return async (givenEmail, password) => {
    const email = addressOf(givenEmail)
    const passwordHash = await hashOnce(password)
    return db.transaction(async (tx) => {
      const added = await people.add(tx, email, passwordHash)
      if (added !== null) return added
      const known = await people.byEmail(tx, email)
      if (known === null) throw new Error('an account without a password stands in the way of a seeded one')
      await people.setPassword(tx, known.userId, passwordHash)
      return known.userId
    })
  }
}
