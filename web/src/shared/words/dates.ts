import { londonDay } from '@evenshift/contract/london'
import { DAY_MS, HOUR_MS } from '@evenshift/contract/days'

const MINUTE_MS = HOUR_MS / 60
const zone = 'Europe/London'

/** A date that people mean (YYYY-MM-DD) is read at noon, so that no zone moves it to another day. */
const momentOf = (when: string): Date => new Date(when.length === 10 ? `${when}T12:00:00Z` : when)

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options })
  return (when: string): string => formatter.format(momentOf(when)).replaceAll(',', '')
}

/** "Fri 27 Nov" of an instant or a date. */
export const dayDate = format({ weekday: 'short', day: 'numeric', month: 'short' })
/** "Fri 27 Nov 2026". */
export const dayDateYear = format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
/** "27 Nov". */
export const shortDate = format({ day: 'numeric', month: 'short' })
/** "Friday 27 November". */
export const longDayDate = format({ weekday: 'long', day: 'numeric', month: 'long' })
/** "27 November 2026". */
export const longDate = format({ day: 'numeric', month: 'long', year: 'numeric' })
/** "16:20" in London. */
export const clockTime = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Whole days in London from now to then; negative once that day is past. */
export function daysUntil(then: string, now: Date): number {
  const day = (date: string): number => Date.parse(`${date}T12:00:00Z`)
  return Math.round((day(londonDay(momentOf(then))) - day(londonDay(now))) / DAY_MS)
}

/**
 * What is left until then, and no more: "3 days", below a day "6 hours", below an hour "20 minutes"; of a date its days, and nothing once it is
 * there.
 */
export function leftUntil(then: string, now: Date): { readonly figure: number; readonly unit: string } {
  const minutes = Math.max(0, Math.ceil((Date.parse(then) - now.getTime()) / MINUTE_MS))
  const days = Math.max(0, daysUntil(then, now))
  const isTime = then.length > 10 && (minutes < 24 * 60 || days === 0)
  const [figure, unit] = !isTime ? [days, 'day'] : minutes < 60 ? [minutes, 'minute'] : [Math.floor(minutes / 60), 'hour']
  return { figure, unit: `${unit}${figure === 1 ? '' : 's'}` }
}

/** "Fri 27 Nov", with its year where that is not this one. */
export const dayDateNear = (when: string, now: Date): string =>
  londonDay(momentOf(when)).slice(0, 4) === londonDay(now).slice(0, 4) ? dayDate(when) : dayDateYear(when)

/** "Today, 04:56", "14 Nov, 11:18", of another year "14 November 2025, 11:18". */
export function momentNear(when: string, now: Date): string {
  const isThisYear = londonDay(momentOf(when)).slice(0, 4) === londonDay(now).slice(0, 4)
  const day = daysUntil(when, now) === 0 ? 'Today' : isThisYear ? shortDate(when) : longDate(when)
  return `${day}, ${clockTime(when)}`
}

/** "today", "yesterday", "tomorrow", else "Fri 27 Nov". */
export function nearDate(when: string, now: Date): string {
  const days = daysUntil(when, now)
  if (days === 0) return 'today'
  if (days === -1) return 'yesterday'
  return days === 1 ? 'tomorrow' : dayDate(when)
}

/** A date that keeps on one line. */
export const unbroken = (date: string): string => date.replaceAll(' ', '\u00A0')

/** "Closes today", "Closes tomorrow", else "Closes Thu 26 Nov". */
export function closesOn(closingDate: string, now: Date): string {
  const days = daysUntil(closingDate, now)
  if (days < 0) return `Closed ${dayDateNear(closingDate, now)}`
  if (days === 0) return 'Closes today'
  return days === 1 ? 'Closes tomorrow' : `Closes ${dayDateNear(closingDate, now)}`
}
