import { ACTIVITY_DAYS_DEFAULT, ACTIVITY_DAYS_MOST } from '@evenshift/contract/constants'
import { londonDay } from '@evenshift/contract/london'
import { plusDays } from '@evenshift/contract/days'
import { words } from '#web/areas/employer/home/activity/words'

/** The spans that can be chosen, by their number of days up to today. */
export const spans = [
  { value: '7', label: words.n7Days },
  { value: String(ACTIVITY_DAYS_DEFAULT), label: words.days(ACTIVITY_DAYS_DEFAULT) },
  { value: '84', label: words.n12Weeks },
  { value: '365', label: words.n12Months },
  { value: String(ACTIVITY_DAYS_MOST - 1), label: words.n3Years },
] as const

/** The last so many days in London. */
export const spanOf = (days: string, now: Date): { from: string; to: string } => ({
  from: londonDay(plusDays(now, 1 - Number(days))),
  to: londonDay(now),
})
