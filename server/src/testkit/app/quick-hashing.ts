import { createHash } from 'node:crypto'
import type { PasswordHashing } from '#server/platform/identity/passwords/hashing'

/** For tests that are not about passwords: hundreds of people sign in there, and each would take a tenth of a second. */
export const quickHashing: PasswordHashing = {
  hash: async (password) => createHash('sha256').update(password).digest('hex'),
  nobodys: Promise.resolve(''),
}
