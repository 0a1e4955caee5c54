import { datePlus, firstOn } from '@evenshift/contract/days'
import { type PostValues, isWholeDate } from '#web/areas/employer/posts/write/post-values'
import { firstOnHoliday } from '#web/shared/words/holidays'

type Dates = Pick<PostValues, 'shifts' | 'startDate' | 'closingDate'>

/** Two weeks to apply, and one more to reply and get ready. */
const APPLY_DAYS = 14
const START_DAYS = 21

/** The first day with a shift from this one on that isn't a day on which most people are at home. */
function firstWorked(shifts: PostValues['shifts'], from: string): string {
  const first = firstOn(shifts, from)
  return firstOnHoliday(shifts, first) === undefined ? first : firstWorked(shifts, datePlus(first, 1))
}

/** The first day with a shift once people have applied; none while there is no shift. */
const usualStart = (shifts: PostValues['shifts'], today: string): string =>
  shifts.length === 0 ? '' : firstWorked(shifts, datePlus(today, START_DAYS))

/** The usual last day to apply, or the start where that is chosen and sooner. */
function usualClosing(startDate: string, today: string): string {
  const usual = datePlus(today, APPLY_DAYS)
  return startDate >= today && startDate < usual ? startDate : usual
}

/** A post's dates, the usual ones where none are chosen. `today` is London's. */
export const withDates = ({ shifts, startDate, closingDate }: Dates, today: string): Pick<Dates, 'startDate' | 'closingDate'> => ({
  startDate: startDate || usualStart(shifts, today),
  closingDate: closingDate || usualClosing(startDate, today),
})

/** The start date beside other shifts: it goes along, unless somebody chose another. */
export const startWith = (before: Dates, shifts: PostValues['shifts'], today: string): string =>
  before.startDate === '' || before.startDate === usualStart(before.shifts, today) ? usualStart(shifts, today) : before.startDate

/**
 * What of the dates is unwise: people who can apply once work has started (`late`), or who may hear only then (`lateReply`); null where neither
 * is, a date isn't typed to its end, or work has started already, which others may join later.
 */
export function unwiseDates(
  { startDate, closingDate, replyWithinDays }: Pick<PostValues, 'startDate' | 'closingDate' | 'replyWithinDays'>,
  today: string,
): 'late' | 'lateReply' | null {
  if (!isWholeDate(startDate) || !isWholeDate(closingDate) || startDate < today) return null
  if (closingDate > startDate) return 'late'
  return datePlus(closingDate, replyWithinDays) > startDate ? 'lateReply' : null
}

/** The first day with a shift, where the start date has none; null where it has, is over, or there is nothing to compare. */
export function firstShiftAfter({ shifts, startDate }: Pick<Dates, 'shifts' | 'startDate'>, today: string): string | null {
  if (shifts.length === 0 || !isWholeDate(startDate) || startDate < today) return null
  const first = firstOn(shifts, startDate)
  return first === startDate ? null : first
}
