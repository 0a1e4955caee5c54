/** The times of shifts in minutes, the week going round. Imports nothing. */
export const DAY_MINUTES = 24 * 60
const WEEK_MINUTES = 7 * DAY_MINUTES

interface Times {
  readonly start: string
  readonly end: string
}

export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
/** An end at or before its start lies on the next day. */
export const shiftMinutes = ({ start, end }: Times): number => {
  const minutes = minuteOf(end) - minuteOf(start)
  return minutes > 0 ? minutes : minutes + DAY_MINUTES
}

/** A shift in minutes from Sunday 00:00; its end may lie in the next week. */
export interface WeekSpan {
  readonly day: number
  readonly start: number
  readonly end: number
}
export function weekSpan(shift: Times & { readonly day: number }): WeekSpan {
  const start = (shift.day - 1) * DAY_MINUTES + minuteOf(shift.start)
  return { day: shift.day, start, end: start + shiftMinutes(shift) }
}

/** The shorter of the two times between two shifts of every week; below 0 where they overlap. */
export function minutesApart(one: WeekSpan, other: WeekSpan): number {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one]
  return Math.min(second.start - first.end, first.start + WEEK_MINUTES - second.end)
}
