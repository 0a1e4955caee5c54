import { londonDay } from '@evenshift/contract/london'

const dayParts = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Europe/London' })

export function dayInWords(date: string, now: Date): string {
  const words = dayParts.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
  const year = date.slice(0, 4)
  return londonDay(now).startsWith(year) ? words : `${words} ${year}`
}

export const momentInWords = (instant: Date, now: Date): string => `${dayInWords(londonDay(instant), now)}, ${clock.format(instant)}`
