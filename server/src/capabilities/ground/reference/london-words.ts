import { londonDay } from '@evenshift/contract/london'

const dayParts = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
const monthParts = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'Europe/London' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Europe/London' })

/** "Fri 4 Dec" of a date (YYYY-MM-DD); with the year where it is not this one. */
export function dayWords(date: string, now: Date): string {
  const words = dayParts.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
  const year = date.slice(0, 4)
  return londonDay(now).startsWith(year) ? words : `${words} ${year}`
}

/** "Nov 2026" */
export const monthWords = (instant: Date): string => monthParts.format(instant)

/** "18:00" */
export const timeWords = (instant: Date): string => clock.format(instant)

/** "Fri 4 Dec, 18:00" as people in the United Kingdom read it; with the year where it is not this one. */
export const momentWords = (instant: Date, now: Date): string => `${dayWords(londonDay(instant), now)}, ${timeWords(instant)}`
