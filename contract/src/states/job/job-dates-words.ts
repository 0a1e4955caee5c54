import { CLOSING_DATE_DAYS_MOST, START_DATE_DAYS_MOST } from '#contract/constants'
import { datePlus } from '#contract/days'

const isWithin = (date: string, today: string, days: number): boolean => date >= today && date <= datePlus(today, days)

/** What is wrong with the last day to apply; null where nothing is. `today` is London's. */
export const closingDateFault = (closingDate: string, today: string): string | null =>
  isWithin(closingDate, today, CLOSING_DATE_DAYS_MOST)
    ? null
    : `Choose the last day to apply, from today to ${CLOSING_DATE_DAYS_MOST} days ahead`

/** The same of the first day of work. */
export const startDateFault = (startDate: string, today: string): string | null =>
  isWithin(startDate, today, START_DATE_DAYS_MOST) ? null : 'Choose a start date within the next 12 months'
