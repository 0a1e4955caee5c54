import { WEEK_HALF_HOURS } from '@evenshift/contract/constants'
import type { Shift } from '@evenshift/contract/model/week'

/** One character a half-hour, '1' or '0', from Sunday 00:00: the text of a bit(336). */
export type Week = string

const HALF_HOURS_A_DAY = WEEK_HALF_HOURS / 7

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Where a shift begins, and how many half-hours it touches; one that ends at or before its start ends on the next day. */
export function spanOf(shift: Shift): { readonly start: number; readonly length: number } {
  const start = minutesOf(shift.start)
  const end = minutesOf(shift.end)
  const first = Math.floor(start / 30)
  const last = Math.ceil((end > start ? end : end + 24 * 60) / 30)
  return { start: (shift.day - 1) * HALF_HOURS_A_DAY + first, length: last - first }
}

/** Every half-hour that a shift touches, with as many more before and after it; what passes the week's end goes on at its beginning. */
export function weekOf(shifts: readonly Shift[], around = 0): Week {
  const halfHours = Array.from<string>({ length: WEEK_HALF_HOURS }).fill('0')
  for (const shift of shifts) {
    const { start, length } = spanOf(shift)
    const from = start - around
    const touched = Math.min(length + 2 * around, WEEK_HALF_HOURS)
    for (let at = from; at < from + touched; at++) halfHours[((at % WEEK_HALF_HOURS) + WEEK_HALF_HOURS) % WEEK_HALF_HOURS] = '1'
  }
  return halfHours.join('')
}

export const emptyWeek: Week = '0'.repeat(WEEK_HALF_HOURS)

const combine = (a: Week, b: Week, keep: (a: boolean, b: boolean) => boolean): Week => {
  let week = ''
  for (let i = 0; i < WEEK_HALF_HOURS; i++) week += keep(a[i] === '1', b[i] === '1') ? '1' : '0'
  return week
}
export const shared = (a: Week, b: Week): Week => combine(a, b, (inA, inB) => inA && inB)
export const without = (a: Week, b: Week): Week => combine(a, b, (inA, inB) => inA && !inB)

export function halfHoursIn(week: Week): number {
  let count = 0
  for (const bit of week) if (bit === '1') count++
  return count
}
