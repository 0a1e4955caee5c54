import { workedHours } from '@evenshift/contract/states/worked-hours'
import { DAY_MINUTES, minuteOf, shiftMinutes, weekSpan } from '@evenshift/contract/shift-times'
import { shiftWords } from '@evenshift/contract/states/shift-words'
import type { PaidShift } from '#server/capabilities/work/jobs/rules/shift-times'

/** Working Time Regulations 1998: people of 16 and 17 are young workers. */
const HOURS_A_DAY_MOST = 8 // reg. 5A(1)(a)
const HOURS_A_WEEK_MOST = 40 // reg. 5A(1)(b): no averaging, no opt-out
const NIGHT_FROM = 22 * 60 // reg. 6A: 22:00 to 06:00, in minutes of the day
const NIGHT_TO = 6 * 60
const HOURS_OF_DAILY_REST_LEAST = 12 // reg. 10(2)
const REST_DAYS_LEAST = 2 // reg. 11(3): 48 hours a week, in one piece if possible

const hoursOf = (shifts: readonly PaidShift[]): number => shifts.reduce((sum, shift) => sum + workedHours(shift), 0)

function touchesNight(shift: PaidShift): boolean {
  const start = minuteOf(shift.start)
  return start < NIGHT_TO || start + shiftMinutes(shift) > NIGHT_FROM
}

/** The minutes free after each shift until the next one, the week going round. */
function restsAfter(shifts: readonly PaidShift[]): { readonly shift: PaidShift; readonly minutes: number }[] {
  const inOrder = shifts.map((shift) => ({ shift, ...weekSpan(shift) })).toSorted((a, b) => a.start - b.start)
  return inOrder.map(({ shift, end }, place) => {
    const next = inOrder[place + 1]?.start ?? (inOrder[0]?.start ?? 0) + 7 * DAY_MINUTES
    return { shift, minutes: next - end }
  })
}

/** What the week must keep to where one person works all of its shifts. */
function wholeWeekReason(shifts: readonly PaidShift[]): string | null {
  const full = shifts.find(({ day }) => hoursOf(shifts.filter((other) => other.day === day)) > HOURS_A_DAY_MOST)
  if (full !== undefined) return `the day of ${shiftWords(full)} has more than ${HOURS_A_DAY_MOST} hours`
  const rests = restsAfter(shifts)
  const short = rests.find(({ minutes }) => minutes < HOURS_OF_DAILY_REST_LEAST * 60)
  if (short !== undefined) return `less than ${HOURS_OF_DAILY_REST_LEAST} hours of rest follow ${shiftWords(short.shift)}`
  const restDays = rests.reduce((days, { minutes }) => days + Math.floor(minutes / DAY_MINUTES), 0)
  return restDays < REST_DAYS_LEAST ? `the shifts leave less than ${REST_DAYS_LEAST} days of rest a week` : null
}

/**
 * Why people of 16 and 17 may not work these shifts; null where they may.
 * Where the shifts come to more than one person's hours, they are shared out, and each is judged by itself.
 */
export function adultsOnlyReason(shifts: readonly PaidShift[], hoursPerWeek: number | null): string | null {
  const long = shifts.find((shift) => workedHours(shift) > HOURS_A_DAY_MOST)
  if (long !== undefined) return `${shiftWords(long)} is longer than ${HOURS_A_DAY_MOST} hours`
  const night = shifts.find(touchesNight)
  if (night !== undefined) return `${shiftWords(night)} lies partly between 22:00 and 06:00`
  const inAll = hoursOf(shifts)
  if ((hoursPerWeek ?? inAll) > HOURS_A_WEEK_MOST) return `it is more than ${HOURS_A_WEEK_MOST} hours a week`
  const isSharedOut = hoursPerWeek !== null && inAll > hoursPerWeek
  return isSharedOut || shifts.length === 0 ? null : wholeWeekReason(shifts)
}
