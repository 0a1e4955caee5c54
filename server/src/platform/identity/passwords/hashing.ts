import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

/** How passwords are kept. */
export interface PasswordHashing {
  /** What is kept of a password: the same as of another where they are the same and `like` is what is kept of that one. */
  hash(password: string, like?: string): Promise<string>
  /** Of a password that nobody knows. Where there is no account this is compared instead, so that the answer takes as long. */
  readonly nobodys: Promise<string>
}

const derive = promisify<string, string, number, object, Buffer>(scrypt)
const KEY_BYTES = 64
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }

/** As better-auth writes it, whose own function takes no salt: one slow run is to be compared with an account and a sign-up alike. */
async function hash(password: string, like?: string): Promise<string> {
  const salt = like?.split(':')[0] ?? randomBytes(16).toString('hex')
  const key = await derive(password.normalize('NFKC'), salt, KEY_BYTES, cost)
  return `${salt}:${key.toString('hex')}`
}

/** Slow on purpose, a tenth of a second each, for whoever steals the hashes. */
export const scryptHashing: PasswordHashing = { hash, nobodys: hash(randomBytes(16).toString('hex')) }
