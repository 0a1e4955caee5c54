import { randomUUID } from 'node:crypto'
import { type PoolCodes, type SentCode, poolCodes } from '#server/testkit/cognito/codes'
import { type PoolKeys, poolKeys } from '#server/testkit/cognito/keys'
import { type Person, type PoolPeople, poolPeople } from '#server/testkit/cognito/people'
import { type PoolSessions, poolSessions } from '#server/testkit/cognito/sessions'
import type { SrpChallenge } from '#server/testkit/cognito/srp'

/** One pool and its client, as a real one is set. */
export interface DoublePool {
  /** Like eu-west-2_Jobseekers. */
  readonly id: string
  readonly clientId: string
  /** Whether an unknown user is answered like any other; they are, where nothing is said. */
  readonly hidesUnknown?: boolean
  /** Whether everybody needs a second step; they may have one, where nothing is said. */
  readonly mfa?: 'optional' | 'on'
  readonly passwordLeast?: number
  readonly accessSeconds?: number
  readonly refreshSeconds?: number
  /** So long a refresh token is good after another took its place; null gives no other. */
  readonly graceSeconds?: number | null
}

/** Somebody on the way in: between the parts of a sign-in. */
interface Arriving {
  /** Null of a stranger, who is asked like any other. */
  readonly person: Person | null
  readonly srp: SrpChallenge | null
  /** Until when the answer may come. */
  readonly until: number
}
const ARRIVING_MS = 3 * 60_000

export interface Pool {
  readonly settings: Required<DoublePool>
  readonly now: () => Date
  readonly keys: PoolKeys
  readonly people: PoolPeople
  readonly codes: PoolCodes
  readonly sessions: PoolSessions
  /** Lets somebody go on by the name that is returned. */
  arrive(arriving: Omit<Arriving, 'until'>, name?: string): string
  /** Who arrives under it; undefined where nobody does, or not any more. */
  arrival(name: string): Arriving | undefined
  isArriving(name: string): boolean
}

const DAY_SECONDS = 24 * 60 * 60

export function openDoublePool(given: DoublePool, now: () => Date, outbox: SentCode[]): Pool {
  const settings: Required<DoublePool> = {
    hidesUnknown: true,
    mfa: 'optional',
    passwordLeast: 10,
    accessSeconds: 15 * 60,
    refreshSeconds: 90 * DAY_SECONDS,
    graceSeconds: 60,
    ...given,
  }
  const keys = poolKeys()
  const arrivals = new Map<string, Arriving>()
  const poolName = settings.id.split('_')[1] ?? ''
  return {
    settings,
    now,
    keys,
    people: poolPeople({ poolName, passwordLeast: settings.passwordLeast, now }),
    codes: poolCodes(now, outbox),
    sessions: poolSessions({ ...settings, poolId: settings.id, now }, keys),
    arrive(arriving, name = randomUUID()) {
      arrivals.set(name, { ...arriving, until: now().getTime() + ARRIVING_MS })
      return name
    },
    isArriving: (name) => arrivals.has(name),
    arrival(name) {
      const arriving = arrivals.get(name)
      arrivals.delete(name)
      return arriving !== undefined && arriving.until > now().getTime() ? arriving : undefined
    },
  }
}
