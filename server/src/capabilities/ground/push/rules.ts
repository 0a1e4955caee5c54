import { QUIET_FROM, QUIET_UNTIL } from '@evenshift/contract/constants'
import { HOUR_MS } from '@evenshift/contract/days'
import { londonDay, londonHour } from '@evenshift/contract/london'
import type { QuietHours } from '@evenshift/contract/model/notification'
import type { NotificationType } from '@evenshift/contract/states/notification'

/** Devices of one person; older ones are forgotten. */
export const TOKENS_MOST = 20

/** Everybody's; whoever chooses their own begins no later and ends no earlier. */
export const commonQuiet: QuietHours = { from: QUIET_FROM, until: QUIET_UNTIL }
/** What differs from the rest: an offer that is about to run out wakes people, a rejection leaves their Sunday alone. */
const exceptions: Readonly<Partial<Record<NotificationType, 'at any hour' | 'not on Sundays'>>> = {
  offer_expiring_24h: 'at any hour',
  application_rejected: 'not on Sundays',
  application_closed_no_reply: 'not on Sundays',
}

function isQuiet(type: NotificationType, { from, until }: QuietHours, at: Date): boolean {
  const hour = londonHour(at)
  if (hour >= from || hour < until) return true
  return exceptions[type] === 'not on Sundays' && new Date(londonDay(at)).getUTCDay() === 0
}

/** Until when a message of this type waits, so that nobody is woken; null for one that goes now. */
export function quietUntil(type: NotificationType, hours: QuietHours, now: Date): Date | null {
  if (exceptions[type] === 'at any hour' || !isQuiet(type, hours, now)) return null
  // London's clock moves by whole hours of UTC.
  const next = (at: number): Date => (isQuiet(type, hours, new Date(at)) ? next(at + HOUR_MS) : new Date(at))
  return next(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS)
}
