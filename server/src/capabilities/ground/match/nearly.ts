import { WEEK_HALF_HOURS } from '@evenshift/contract/constants'
import type { Nearly, Shift } from '@evenshift/contract/model/week'
import { type Week, spanOf, timeAt } from '#server/capabilities/ground/match/week'

/** What may be missing at an end: an hour and a half. */
const HALF_HOURS_MOST = 3
const HALF_HOURS_A_DAY = WEEK_HALF_HOURS / 7

/**
 * From and until when one would have to be free for a shift and its way to fit, where little is missing at its ends and nothing between
 * them; the other end is null. Undefined where more is missing, or the way begins on the day before.
 */
export function nearlyFree(shift: Shift, around: number, free: Week): Nearly | undefined {
  const { start, length } = spanOf(shift)
  const [first, last] = [start - around, start + length + around]
  if (first < (shift.day - 1) * HALF_HOURS_A_DAY) return undefined
  const isFree = (at: number): boolean => free[at % WEEK_HALF_HOURS] === '1'
  let [from, until] = [first, last]
  while (from < last && !isFree(from)) from++
  while (until > from && !isFree(until - 1)) until--
  const isBroken = from === until || Array.from({ length: until - from }, (_, at) => isFree(from + at)).includes(false)
  if (isBroken || from - first > HALF_HOURS_MOST || last - until > HALF_HOURS_MOST) return undefined
  return { from: from > first ? timeAt(first) : null, until: until < last ? timeAt(last) : null }
}
