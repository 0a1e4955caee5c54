/** What the Working Time Regulations 1998 say of shifts that one person works in every week. */
import { DAY_MINUTES, type WeekSpan, minutesApart } from '@evenshift/contract/shift-times'

const REST_MINUTES = { adult: 11 * 60, young: 12 * 60 } // reg. 10(1), 10(2)
const YOUNG_MINUTES_A_DAY_MOST = 8 * 60 // reg. 5A(1)(a)
const YOUNG_NIGHT_FROM = 22 * 60 // reg. 6A: 22:00 to 06:00, in minutes of the day
const YOUNG_NIGHT_TO = 6 * 60
const YOUNG_REST_DAYS_LEAST = 2 // reg. 11(3)
/** Reg. 5A(1)(b): no averaging, no opt-out. */
export const YOUNG_HOURS_A_WEEK_MOST = 40

/** A shift at a place; `paid` are its minutes without the break. */
export interface PlacedSpan extends WeekSpan {
  readonly paid: number
}

/**
 * Whether one person can work both: time for the way between two shifts of a day, and the rest between two days.
 * Somebody under 18 rests between any two: reg. 10(3) lets a day be split only for work that is so by its nature, which no advert tells.
 */
export function goTogether(one: WeekSpan, other: WeekSpan, wayMinutes: number, isUnder18: boolean): boolean {
  const adultRest = one.day === other.day ? 0 : REST_MINUTES.adult
  const rest = isUnder18 ? REST_MINUTES.young : adultRest
  return minutesApart(one, other) >= Math.max(rest, wayMinutes)
}

/** Whether somebody of this age may work a shift at all. */
export function mayWork({ day, start, end, paid }: PlacedSpan, isUnder18: boolean): boolean {
  if (!isUnder18) return true
  const midnight = (day - 1) * DAY_MINUTES
  return paid <= YOUNG_MINUTES_A_DAY_MOST && start >= midnight + YOUNG_NIGHT_TO && end <= midnight + YOUNG_NIGHT_FROM
}

/** Whether these shifts, which go together two by two, make a week that somebody under 18 may work. */
export function isYoungWeek(spans: readonly PlacedSpan[]): boolean {
  const minutes = [1, 2, 3, 4, 5, 6, 7].map((day) => spans.reduce((sum, span) => (span.day === day ? sum + span.paid : sum), 0))
  if (minutes.some((sum) => sum > YOUNG_MINUTES_A_DAY_MOST)) return false
  const inOrder = spans.toSorted((a, b) => a.start - b.start)
  const restDays = inOrder.reduce((days, { end }, at) => {
    const next = inOrder[at + 1]?.start ?? (inOrder[0]?.start ?? 0) + 7 * DAY_MINUTES
    return days + Math.max(0, Math.floor((next - end) / DAY_MINUTES))
  }, 0)
  return restDays >= YOUNG_REST_DAYS_LEAST
}
