import { randomBytes, timingSafeEqual } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { Clock } from '#server/platform/clock/port'

const SECONDS = 30
/** A code works for the half-minute before and after its own as well: clocks differ, and people type. */
const NEIGHBOURS = [0, -1, 1]

/** Codes of an app, which it and we reckon from a shared secret and the time (RFC 6238): six digits, each half-minute another. */
export const appCodes = (clock: Clock) => ({
  newSecret: (): string => base32.encode(randomBytes(20), { padding: false }),
  addressOf: (secret: string, email: string): string => createOTP(base32.decode(secret), { period: SECONDS }).url('Evenshift', email),
  /** The half-minute whose code this is; null of another. */
  async counterOf(secret: string, code: string): Promise<number | null> {
    const { hotp } = createOTP(base32.decode(secret))
    const now = Math.floor(clock.now().getTime() / 1000 / SECONDS)
    let found: number | null = null
    for (const counter of NEIGHBOURS.map((step) => now + step)) {
      if (timingSafeEqual(Buffer.from(await hotp(counter)), Buffer.from(code))) found = counter
    }
    return found
  },
})
