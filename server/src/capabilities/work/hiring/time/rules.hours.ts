/** The hours of a week, all employers together, against a person's own limit. It warns; it decides nothing. */
import { minutesApart, weekSpan } from '@evenshift/contract/shift-times'
import { hoursWords } from '@evenshift/contract/states/hours-words'
import { inWeekOrder } from '@evenshift/contract/states/shift-words'
import { dayName } from '@evenshift/contract/states/week'
import type { hoursLedger } from '@evenshift/contract/model/offer'
import type { Profile } from '@evenshift/contract/model/profile/profile'
import type { Shift } from '@evenshift/contract/model/week'

export type Ledger = (typeof hoursLedger)['_zod']['output']
/** What a person says of their limit, of their terms and of work that was not found here. */
export type OwnHours = Pick<Profile, 'rightToWork' | 'weeklyHourLimit' | 'termDates' | 'otherHours'>
/** Work of so many hours a week; the dates are the United Kingdom's, endDate null where none is set. */
export interface WeeklyWork {
  readonly label: string
  readonly hoursPerWeek: number
  readonly startDate: string
  readonly endDate: string | null
  /** Where they are known. */
  readonly shifts?: readonly Shift[]
}

interface Time {
  readonly start: string
  readonly end: string | null
}
const overlap = (one: Time, other: Time): boolean =>
  (other.end === null || one.start <= other.end) && (one.end === null || other.start <= one.end)

/** The day of the first shift of other work that the proposed one lies over; null where it lies over none. */
export function clashDayOf(others: readonly Pick<WeeklyWork, 'shifts'>[], proposed: Pick<WeeklyWork, 'shifts'>): number | null {
  const spans = (proposed.shifts ?? []).map(weekSpan)
  const held = inWeekOrder(others.flatMap(({ shifts }) => shifts ?? []))
  return held.find((one) => spans.some((span) => minutesApart(weekSpan(one), span) < 0))?.day ?? null
}

/**
 * What the proposed work makes of a week, beside the work held already. Null where there is nothing to tell: no limit, no other work.
 * A limit with terms counts in term only, as a student visa's does; one without terms counts always.
 */
export function ledgerOf(
  { rightToWork, weeklyHourLimit, termDates, otherHours }: OwnHours,
  held: readonly WeeklyWork[],
  proposed: WeeklyWork,
): Ledger | null {
  const time = { start: proposed.startDate, end: proposed.endDate }
  const others: WeeklyWork[] = [
    ...otherHours.map(({ label, hoursPerWeek, from, to }) => ({ label, hoursPerWeek, startDate: from, endDate: to })),
    ...held,
  ].filter(({ startDate, endDate }) => overlap({ start: startDate, end: endDate }, time))
  if (weeklyHourLimit === null && others.length === 0) return null
  const entries = [...others, proposed].map(({ label, hoursPerWeek }) => ({ label, hoursPerWeek }))
  // Hours are typed with decimals: no total of 20.000000000000004.
  const total = Math.round(100 * entries.reduce((sum, { hoursPerWeek }) => sum + hoursPerWeek, 0)) / 100
  const clashDay = clashDayOf(others, proposed)
  const isInTerm = termDates.some((term) => overlap(term, time))
  const limit = termDates.length > 0 && !isInTerm ? null : weeklyHourLimit
  const made = `That makes ${hoursWords(total)} a week`
  const sum =
    weeklyHourLimit === null
      ? `${made} in all.`
      : limit === null
        ? `${made}. It’s outside term time, so your limit of ${weeklyHourLimit} doesn’t count.`
        : limitText(total, limit, isInTerm ? ' in term' : '', rightToWork === 'student_visa')
  return { limit, entries, total, clashDay, text: clashDay === null ? sum : `You can’t work both on ${dayName(clashDay)}.` }
}

function limitText(total: number, limit: number, inTerm: string, isVisa: boolean): string {
  if (total < limit) return `That makes ${hoursWords(total)} a week${inTerm}, within your limit of ${limit}.`
  if (total === limit) return `That makes exactly ${hoursWords(limit)} a week${inTerm}, your limit.`
  const advice = isVisa ? 'Ask for fewer hours: a visa’s limit can’t be averaged.' : 'Ask for fewer hours if that’s too many.'
  return `That makes ${hoursWords(total)} a week${inTerm}, ${hoursWords(total - limit)} over your limit of ${limit}. ${advice}`
}
