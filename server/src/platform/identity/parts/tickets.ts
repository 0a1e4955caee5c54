import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Pool } from '@evenshift/contract/call'
import type { Clock } from '#server/platform/clock/port'

const LIFE_SECONDS = 10 * 60

interface Holder {
  readonly userId: string
  readonly passwordHash: string
}

/**
 * What a browser holds between the password and the second step: signed, for ten minutes, good in that browser alone and for as long as
 * the password is the same.
 */
export function stepTickets(pool: Pool, baseUrl: string, secret: string, clock: Clock) {
  const name = `evenshift-${pool}.step`
  const attributes = [`Path=/identity/${pool}`, 'HttpOnly', 'SameSite=Strict', ...(baseUrl.startsWith('https:') ? ['Secure'] : [])].join(
    '; ',
  )
  const proofOf = ({ userId, passwordHash }: Holder, browser: string, until: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['step', userId, passwordHash, browser, until]))
      .digest('base64url')
  return {
    /** The Set-Cookie value. */
    give(holder: Holder, browser: string): string {
      const until = String(Math.floor(clock.now().getTime() / 1000) + LIFE_SECONDS)
      return `${name}=${holder.userId}.${until}.${proofOf(holder, browser, until)}; Max-Age=${LIFE_SECONDS}; ${attributes}`
    },
    /** Whom a ticket that has not run out names; who they are is proven by `isOf`. */
    read(cookieHeader: string | undefined) {
      const kept = cookieHeader?.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
      const [userId = '', until = '', proof = ''] = kept?.slice(name.length + 1).split('.') ?? []
      if (!/^[\da-f-]{36}$/.test(userId) || !(Number(until) * 1000 > clock.now().getTime())) return null
      const isOf = (passwordHash: string, browser: string): boolean => {
        const [right, given] = [Buffer.from(proofOf({ userId, passwordHash }, browser, until)), Buffer.from(proof)]
        return right.length === given.length && timingSafeEqual(right, given)
      }
      return { userId, isOf }
    },
    taken: `${name}=; Max-Age=0; ${attributes}`,
  }
}
export type StepTickets = ReturnType<typeof stepTickets>
