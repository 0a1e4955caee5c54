import { DAY_MS, plusDays } from '@evenshift/contract/days'
import { londonDay } from '@evenshift/contract/london'

const SATURDAY = 6
const SUNDAY = 0
const isWeekend = (at: Date): boolean => [SATURDAY, SUNDAY].includes(new Date(londonDay(at)).getUTCDay())

/** One working day after something was sent: the same time of the next day from Monday to Friday. */
export function dueAfter(sentAt: Date): Date {
  let due = plusDays(sentAt, 1)
  while (isWeekend(due)) due = new Date(due.getTime() + DAY_MS)
  return due
}
