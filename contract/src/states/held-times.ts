/** What of a shift somebody works who agreed to other times than it has now, and what nobody does. */
import { DAY_MINUTES, weekSpan } from '#contract/shift-times'
import { type ShiftTimes, isSameTime } from '#contract/states/shift-words'

interface Times {
  readonly start: string
  readonly end: string
}
export interface HeldTimes {
  /** "until 13:00", "from 10:00", "10:00–13:00"; of somebody there all along the times that they agreed. */
  readonly said: string
  /** The stretches of the shift that they aren't there for. */
  readonly open: readonly Times[]
}

const HALF_WEEK = (7 * DAY_MINUTES) / 2

/** How somebody holds a shift that was moved since they agreed to it; null where it has the times that they agreed, or none of them. */
export function heldTimes(agreed: ShiftTimes, shift: ShiftTimes): HeldTimes | null {
  if (isSameTime(agreed, shift)) return null
  const [own, wanted] = [weekSpan(agreed), weekSpan(shift)]
  const apart = own.start - wanted.start
  // The week goes round: Saturday night is beside Sunday morning.
  const turn = apart > HALF_WEEK ? -2 * HALF_WEEK : apart < -HALF_WEEK ? 2 * HALF_WEEK : 0
  const [from, until] = [own.start + turn, own.end + turn]
  if (from >= wanted.end || until <= wanted.start) return null
  const [isLate, isShort] = [from > wanted.start, until < wanted.end]
  const span = `${agreed.start}–${agreed.end}`
  const said = isLate && isShort ? span : isLate ? `from ${agreed.start}` : isShort ? `until ${agreed.end}` : `at ${span}`
  return {
    said,
    open: [...(isLate ? [{ start: shift.start, end: agreed.start }] : []), ...(isShort ? [{ start: agreed.end, end: shift.end }] : [])],
  }
}
