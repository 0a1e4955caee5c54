import type { JobShift, Shift } from '@evenshift/contract/model/week'
import type { ChangeEffect } from '@evenshift/contract/states/job/job-change'
import { dayName } from '@evenshift/contract/states/week'
import { type ShiftTimes, shiftWords, shiftsWords, isSameTime } from '@evenshift/contract/states/shift-words'
import type { Prospects } from '#server/capabilities/work/hiring/change/effect'

const shareWords = ({ fit, of }: Prospects): string => (fit !== of ? `${fit ?? 0} of ${of}` : of === 2 ? 'both' : `all ${of}`)
const noneWords = (of: number): string => (of === 2 ? 'either shift' : `any of the ${of} shifts`)

/** What somebody can still work of a job. */
function canStillWork(one: Prospects): string {
  if (one.of === 1) return one.fit === 1 ? 'The shift still fits your week.' : 'The shift still doesn’t fit your week.'
  return one.fit === 0 ? `You still can’t work ${noneWords(one.of)}.` : `You can still work ${shareWords(one)} shifts.`
}
/** The same where it is another share than before. */
function canNowWork(one: Prospects, isFewer: boolean): string {
  if (one.of === 1) return one.fit === 1 ? 'The shift fits your week now.' : 'The shift doesn’t fit your week now.'
  if (one.fit === 0) return `You can’t work ${noneWords(one.of)} now.`
  return isFewer ? `You can only work ${shareWords(one)} shifts now.` : `You can now work ${shareWords(one)} shifts.`
}
const before = (one: Prospects): string =>
  one.of === 1 ? `It ${one.fit === 1 ? 'did' : 'didn’t'} before.` : `Before, it was ${one.fit === 0 ? 'none' : shareWords(one)}.`

/** "You can now work all 4 shifts. Before, it was 3 of 4."; empty where they never said when they are free. */
export function fitWords(was: Prospects, is: Prospects): string {
  if (was.of > 0 && is.of === 0) return 'None of the shifts you asked for are left.'
  if (was.fit === null || is.fit === null || is.of === 0) return ''
  if (was.fit === is.fit && was.of === is.of) return canStillWork(is)
  return `${canNowWork(is, is.fit < was.fit)} ${before(was)}`
}

/** "Sat 13:00–17:00 doesn’t fit their week"; where none is newly lost, one that fitted is gone. */
function lossWords([first, ...others]: readonly Shift[]): string {
  if (first === undefined) return 'Fewer shifts fit their week'
  return others.length === 0
    ? `${shiftWords(first)} doesn’t fit their week`
    : `${shiftWords(first)} and ${others.length} more don’t fit their week`
}
/** Why a change is better or worse for somebody, as the employer may know it: which shift doesn't fit, never what stands in the way. */
export function effectWords(effect: ChangeEffect, before: Prospects, after: Prospects, newShifts: readonly JobShift[]): string {
  if (before.of > 0 && after.of === 0) return 'None of their shifts are left'
  if (effect === 'worse' && after.mustsMissing > before.mustsMissing) return 'Doesn’t show an essential skill'
  if (effect === 'worse') return lossWords(after.clashing.filter((is) => !before.clashing.some((was) => isSameTime(was, is))))
  const [only, ...others] = newShifts
  if (effect === 'better' && only !== undefined && others.length === 0) return `Now free on ${dayName(only.day)}`
  if (effect === 'better') return 'Fits more than before'
  return before.fit === null ? 'Hasn’t said when they’re free' : ''
}

/** To somebody with an offer: "Your offer doesn’t change: Sat 08:00–14:00, Sun 10:00–15:00."; `agreed` is empty where times are by agreement. */
export const offerKeptWords = (agreed: readonly ShiftTimes[]): string =>
  `Your offer doesn’t change${agreed.length > 0 ? `: ${shiftsWords(agreed)}` : '. It keeps its own terms'}.`
