import { createHash } from 'node:crypto'
import type { PasswordHashing } from '#server/platform/identity/hashing'

const hash = async (password: string): Promise<string> => createHash('sha256').update(password).digest('hex')

/** For tests that are not about passwords: hundreds of people sign in there, and each would take two tenths of a second. */
export const quickHashing: PasswordHashing = {
  hash,
  verify: async (known, password) => known === (await hash(password)),
  nobodys: Promise.resolve(''),
}
