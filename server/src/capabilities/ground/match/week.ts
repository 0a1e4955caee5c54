import { WEEK_HALF_HOURS } from '@evenshift/contract/constants'
import type { Shift } from '@evenshift/contract/model/week'
import { minuteOf, shiftMinutes } from '@evenshift/contract/shift-times'

/** One character a half-hour, '1' or '0', from Sunday 00:00: the text of a bit(336). */
export type Week = string

const HALF_HOURS_A_DAY = WEEK_HALF_HOURS / 7

/** Where a shift begins, and how many half-hours it touches; one that ends at or before its start ends on the next day. */
export function spanOf(shift: Shift): { readonly start: number; readonly length: number } {
  const start = minuteOf(shift.start)
  const first = Math.floor(start / 30)
  const last = Math.ceil((start + shiftMinutes(shift)) / 30)
  return { start: (shift.day - 1) * HALF_HOURS_A_DAY + first, length: last - first }
}

export const emptyWeek: Week = '0'.repeat(WEEK_HALF_HOURS)
const full: Week = '1'.repeat(WEEK_HALF_HOURS)

const withRun = (week: Week, from: number, to: number): Week => week.slice(0, from) + full.slice(from, to) + week.slice(to)

/** Every half-hour that a shift touches, with as many more before and after it; what passes the week's end goes on at its beginning. */
export function weekOf(shifts: readonly Shift[], around = 0): Week {
  let week = emptyWeek
  for (const shift of shifts) {
    const { start, length } = spanOf(shift)
    const touched = length + 2 * around
    if (touched >= WEEK_HALF_HOURS) return full
    const from = (start - around + WEEK_HALF_HOURS) % WEEK_HALF_HOURS
    const to = from + touched
    week = withRun(week, from, Math.min(to, WEEK_HALF_HOURS))
    if (to > WEEK_HALF_HOURS) week = withRun(week, 0, to - WEEK_HALF_HOURS)
  }
  return week
}

/** What is in either of two weeks. */
export function either(a: Week, b: Week): Week {
  let week = ''
  for (let at = 0; at < WEEK_HALF_HOURS; at++) week += a[at] === '1' || b[at] === '1' ? '1' : '0'
  return week
}

/** One week less another. */
export function without(a: Week, b: Week): Week {
  let week = ''
  for (let at = 0; at < WEEK_HALF_HOURS; at++) week += a[at] === '1' && b[at] !== '1' ? '1' : '0'
  return week
}

const ONE = 49
export function halfHoursIn(week: Week): number {
  let count = 0
  for (let at = 0; at < WEEK_HALF_HOURS; at++) if (week.charCodeAt(at) === ONE) count++
  return count
}
/** Whether a week has every half-hour of another. */
export function isWithin(needed: Week, free: Week): boolean {
  for (let at = 0; at < WEEK_HALF_HOURS; at++) if (needed.charCodeAt(at) === ONE && free.charCodeAt(at) !== ONE) return false
  return true
}
/** The time of day at which a half-hour begins. */
export const timeAt = (halfHour: number): string => {
  const ofDay = halfHour % HALF_HOURS_A_DAY
  return `${String(Math.floor(ofDay / 2)).padStart(2, '0')}:${ofDay % 2 === 0 ? '00' : '30'}`
}
/** A week as the runs of its days; one that ends at midnight ends at 00:00. */
export function shiftsOf(week: Week): Shift[] {
  const shifts: Shift[] = []
  for (let day = 0; day < 7; day++) {
    const first = day * HALF_HOURS_A_DAY
    for (const { index, 0: run } of week.slice(first, first + HALF_HOURS_A_DAY).matchAll(/1+/g))
      shifts.push({ day: day + 1, start: timeAt(index), end: timeAt(index + run.length) })
  }
  return shifts
}
/** The half-hours that two weeks have in common. */
export function halfHoursShared(a: Week, b: Week): number {
  let count = 0
  for (let at = 0; at < WEEK_HALF_HOURS; at++) if (a.charCodeAt(at) === ONE && b.charCodeAt(at) === ONE) count++
  return count
}
