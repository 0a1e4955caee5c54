import { randomInt } from 'node:crypto'
import { Fault, overLimit } from '#server/testkit/cognito/faults'

export type CodePurpose = 'sign_up' | 'reset' | 'email'
/** A mail that the pool sent. */
export interface SentCode {
  readonly email: string
  readonly code: string
  readonly purpose: CodePurpose
}

const HOUR_MS = 60 * 60_000
const LIFE_MS: Readonly<Record<CodePurpose, number>> = { sign_up: 24 * HOUR_MS, reset: HOUR_MS, email: 24 * HOUR_MS }
const SENT_AN_HOUR_MOST = 5
const WRONG_MOST = 5

interface Kept {
  readonly code: string
  readonly until: number
  wrong: number
}

/** The codes of one pool, by whom and what for; the newest counts. */
export function poolCodes(now: () => Date, outbox: SentCode[]) {
  const kept = new Map<string, Kept>()
  const sent = new Map<string, number[]>()
  return {
    /** Sends one to the address; what is answered of it. */
    send(sub: string, email: string, purpose: CodePurpose) {
      const [key, time] = [`${sub} ${purpose}`, now().getTime()]
      const lately = (sent.get(key) ?? []).filter((at) => at > time - HOUR_MS)
      if (lately.length >= SENT_AN_HOUR_MOST) throw overLimit()
      sent.set(key, [...lately, time])
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      kept.set(key, { code, until: time + LIFE_MS[purpose], wrong: 0 })
      outbox.push({ email, code, purpose })
      return delivered(email)
    },
    /** Takes one, which works once. */
    take(sub: string, purpose: CodePurpose, code: string): void {
      const key = `${sub} ${purpose}`
      const right = kept.get(key)
      if (right !== undefined && right.wrong >= WRONG_MOST) throw overLimit()
      if (right === undefined || right.until <= now().getTime()) {
        throw new Fault('ExpiredCodeException', 'Invalid code provided, please request a code again.')
      }
      if (right.code !== code) {
        right.wrong += 1
        throw new Fault('CodeMismatchException', 'Invalid verification code provided, please try again.')
      }
      kept.delete(key)
    },
  }
}
export type PoolCodes = ReturnType<typeof poolCodes>

/** Told of a stranger's address as well. */
export const delivered = (email: string) => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: `${email.slice(0, 1)}***@${email.split('@')[1]?.slice(0, 1) ?? ''}***`,
})
