import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { randomBytes } from 'node:crypto'

/** How passwords are kept: what is written of one, and whether another is the same. */
export interface PasswordHashing {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
  /** Of a password that nobody knows. Where there is no account this is verified instead, so that the answer takes as long. */
  readonly nobodys: Promise<string>
}

/** Slow on purpose, a tenth of a second each, for whoever steals the hashes. */
export const scryptHashing: PasswordHashing = {
  hash: hashPassword,
  verify: (hash, password) => verifyPassword({ hash, password }),
  nobodys: hashPassword(randomBytes(16).toString('hex')),
}
