import { ACTIVITY_DAYS_DEFAULT, ACTIVITY_DAYS_MOST } from '@evenshift/contract/constants'
import { londonDay } from '@evenshift/contract/london'
import { plusDays } from '@evenshift/contract/days'

/** The spans that can be chosen, by their number of days up to today. */
export const spans = [
  { value: '7', label: '7 days' },
  { value: String(ACTIVITY_DAYS_DEFAULT), label: `${ACTIVITY_DAYS_DEFAULT} days` },
  { value: '84', label: '12 weeks' },
  { value: '365', label: '12 months' },
  { value: String(ACTIVITY_DAYS_MOST - 1), label: '3 years' },
] as const

/** The last so many days in London. */
export const spanOf = (days: string, now: Date): { from: string; to: string } => ({
  from: londonDay(plusDays(now, 1 - Number(days))),
  to: londonDay(now),
})
