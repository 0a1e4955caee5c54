import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#server/platform/clock/port'

const LIFE_MS = 5 * 60_000
const TIME_BYTES = 8
const RANDOM_BYTES = 16

/** What passkeys sign: signed itself, for one purpose in one browser and for five minutes, so that nothing need be kept of it. */
export function challenges(secret: string, clock: Clock) {
  const proofOf = (purpose: string, browser: string, begin: Buffer) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['challenge', purpose, browser, begin.toString('hex')]))
      .digest()
  return {
    give(purpose: string, browser: string): string {
      const time = Buffer.alloc(TIME_BYTES)
      time.writeBigUInt64BE(BigInt(clock.now().getTime()))
      const begin = Buffer.concat([time, randomBytes(RANDOM_BYTES)])
      return Buffer.concat([begin, proofOf(purpose, browser, begin)]).toString('base64url')
    },
    /** When it was given; null of one that is not ours, or that has run out. */
    givenAt(challenge: string, purpose: string, browser: string): Date | null {
      const bytes = Buffer.from(challenge, 'base64url')
      const begin = bytes.subarray(0, TIME_BYTES + RANDOM_BYTES)
      const [right, given] = [proofOf(purpose, browser, begin), bytes.subarray(begin.length)]
      if (right.length !== given.length || !timingSafeEqual(right, given)) return null
      const at = Number(begin.readBigUInt64BE())
      return at + LIFE_MS > clock.now().getTime() ? new Date(at) : null
    },
  }
}
export type Challenges = ReturnType<typeof challenges>
