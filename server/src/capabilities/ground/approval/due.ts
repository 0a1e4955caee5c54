import { DAY_MS, plusDays } from '@evenshift/contract/days'
import { londonDay, londonHour } from '@evenshift/contract/london'

const SATURDAY = 6
const SUNDAY = 0
const isWeekend = (at: Date): boolean => [SATURDAY, SUNDAY].includes(new Date(londonDay(at)).getUTCDay())

/** The hours in which somebody looks, in London. */
const OPENS = 9
const CLOSES = 18
const HOUR_MS = 3_600_000

/** One working day after something was sent: the same time of the next day from Monday to Friday, or the evening where nobody looks at that time. */
export function dueAfter(sentAt: Date): Date {
  let due = plusDays(sentAt, 1)
  while (isWeekend(due)) due = new Date(due.getTime() + DAY_MS)
  const hour = londonHour(due)
  if (hour >= OPENS && hour < CLOSES) return due
  return new Date((Math.floor(due.getTime() / HOUR_MS) + CLOSES - hour) * HOUR_MS)
}
