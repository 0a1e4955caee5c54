import { dayName } from '@evenshift/contract/states/week'

/** The contract's days, 1 for Sunday, as people read a week. */
export const week = [2, 3, 4, 5, 6, 7, 1]

interface Shift {
  readonly day: number
  readonly start: string
  readonly end: string
}
/** Each day once, as in "Tue 16:00–20:00, Sun 10:00–16:00". */
export function shiftWords(shifts: readonly Shift[]): string {
  const days = week.filter((day) => shifts.some((shift) => shift.day === day))
  const times = (of: number) => shifts.filter(({ day }) => day === of).map(({ start, end }) => `${start}–${end}`)
  return days.map((day) => `${dayName(day).slice(0, 3)} ${times(day).join(' and ')}`).join(', ')
}
