import { hashPassword } from 'better-auth/crypto'
import { type PoolParts, addressOf } from '#server/platform/identity/parts'
import type { IdentityPool } from '#server/platform/identity/port'

/** The same password is hashed once a process: a demo market gives one to a hundred people. */
const hashes = new Map<string, Promise<string>>()
function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

/** Accounts that nobody signed up for. */
export const seeding = ({ db, people }: PoolParts): IdentityPool['seed'] =>
  async function seed(givenEmail, password) {
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
