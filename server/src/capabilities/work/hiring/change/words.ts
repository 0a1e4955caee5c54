import type { ChangeLine } from '@evenshift/contract/model/job/job-change'
import type { JobShift } from '@evenshift/contract/model/week'
import type { ChangeEffect } from '@evenshift/contract/states/job/job-change'
import { dayName } from '@evenshift/contract/states/week'
import type { Prospects } from '#server/capabilities/work/hiring/change/effect'

const SHOWN = 2

/** "£12.40" of "£12.40 an hour" before "£13 an hour": a unit is said once. */
function withoutUnit(before: string, after: string): string {
  const [was, is] = [before.split(' '), after.split(' ')]
  while (was.length > 1 && is.length > 1 && was.at(-1) === is.pop()) was.pop()
  return was.join(' ')
}
/** A shift's label is its day. */
function phraseOf({ label, before, after }: ChangeLine): string {
  if (after === 'No shift') return `No ${label} ${before} any more`
  if (before === 'No shift') return `New: ${label} ${after}`
  if (before === 'Not said') return `${label}: ${after}`
  return `${label}${label.endsWith('day') ? '' : ':'} ${withoutUnit(before, after)} → ${after}`
}
/** "Saturday 09:00–13:00 → 13:00–17:00. Pay: £12.40 → £13 an hour. Also changed: Holiday pay and 2 more". */
export function changeSummary(lines: readonly ChangeLine[]): string {
  const [next, ...more] = lines.slice(SHOWN)
  const rest = next === undefined ? [] : [`Also changed: ${next.label}${more.length > 0 ? ` and ${more.length} more` : ''}`]
  return [...lines.slice(0, SHOWN).map(phraseOf), ...rest].join('. ')
}

function shareWords({ fit, of }: Prospects): string {
  if (of === 1) return fit === 1 ? 'fits your week' : 'doesn’t fit your week'
  if (fit === of) return of === 2 ? 'fits both shifts for you' : `fits all ${of} shifts for you`
  return `fits ${fit ?? 0} of ${of} shifts for you`
}
/** "It fits all 4 shifts for you now. It was 3 of 4."; empty where they never said when they are free. */
export function fitWords(before: Prospects, after: Prospects): string {
  if (before.of > 0 && after.of === 0) return 'None of the shifts you asked for are left.'
  if (before.fit === null || after.fit === null || after.of === 0) return ''
  const now = shareWords(after)
  if (before.fit === after.fit && before.of === after.of) return `It still ${now}.`
  return `It ${now} now. It was ${before.fit} of ${before.of}.`
}

/** Why a change is better or worse for somebody, as the employer may know it: never what stands in the way. */
export function effectWords(effect: ChangeEffect, before: Prospects, after: Prospects, newShifts: readonly JobShift[]): string {
  if (before.of > 0 && after.of === 0) return 'None of their shifts are left'
  if (effect === 'worse') return after.mustsMissing > before.mustsMissing ? 'Doesn’t show an essential skill' : 'Not free at that time'
  const [only, ...others] = newShifts
  if (effect === 'better' && only !== undefined && others.length === 0) return `Now free on ${dayName(only.day)}`
  if (effect === 'better') return 'Fits more than before'
  return before.fit === null ? 'Hasn’t said when they’re free' : ''
}
