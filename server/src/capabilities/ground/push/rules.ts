import { HOUR_MS } from '@evenshift/contract/days'
import { londonDay, londonHour } from '@evenshift/contract/london'
import type { NotificationType } from '@evenshift/contract/states/notification'

/** Devices of one person; older ones are forgotten. */
export const TOKENS_MOST = 20

const QUIET_FROM = 21
const QUIET_UNTIL = 8
/** What differs from the rest: an offer that is about to run out wakes people, a rejection leaves their Sunday alone. */
const exceptions: Readonly<Partial<Record<NotificationType, 'at any hour' | 'not on Sundays'>>> = {
  offer_expiring_24h: 'at any hour',
  application_rejected: 'not on Sundays',
  application_closed_no_reply: 'not on Sundays',
}

function isQuiet(type: NotificationType, at: Date): boolean {
  const hour = londonHour(at)
  if (hour >= QUIET_FROM || hour < QUIET_UNTIL) return true
  return exceptions[type] === 'not on Sundays' && new Date(londonDay(at)).getUTCDay() === 0
}

/** Until when a message of this type waits, so that nobody is woken; null for one that goes now. */
export function quietUntil(type: NotificationType, now: Date): Date | null {
  if (exceptions[type] === 'at any hour' || !isQuiet(type, now)) return null
  // London's clock moves by whole hours of UTC.
  const next = (at: number): Date => (isQuiet(type, new Date(at)) ? next(at + HOUR_MS) : new Date(at))
  return next(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS)
}
