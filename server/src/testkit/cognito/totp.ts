import { randomBytes } from 'node:crypto'
import { appCode } from '#server/testkit/people/authenticator'
import type { Person } from '#server/testkit/cognito/people'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const HALF_MINUTE_MS = 30_000

/** In base 32. */
export const newSecret = (): string => [...randomBytes(32)].map((byte) => LETTERS[byte % 32]).join('')

/** Whether it is a code of the app, of now or a half-minute around it; none works twice. */
export function isAppCode(totp: NonNullable<Person['totp']>, code: string, now: Date): boolean {
  const counter = [0, -1, 1]
    .map((step) => Math.floor(now.getTime() / HALF_MINUTE_MS) + step)
    .find((each) => each > totp.lastCounter && appCode(totp.secret, new Date(each * HALF_MINUTE_MS)) === code)
  if (counter !== undefined) totp.lastCounter = counter
  return counter !== undefined
}
