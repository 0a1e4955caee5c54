/** What an applicant reads of why a job ended; the employer sees it before they close. */
import { type ShiftTimes, shiftsWords } from '#contract/states/shift-words'
import type { CloseReason } from '#contract/states/job/job'

const SOMEONE = 'Someone else got the job.'
const said: Readonly<Record<CloseReason | 'removed', string>> = {
  hired_here: SOMEONE,
  hired_elsewhere: 'They’ve hired someone elsewhere.',
  not_needed: 'They no longer need anyone for this job.',
  keep_reviewing: 'This job is no longer taking applications.',
  closing_date: 'This job is no longer taking applications.',
  filled: SOMEONE,
  not_confirmed: 'This job is no longer taking applications.',
  employer_left: 'They’ve left Evenshift.',
  removed: 'We removed this job.',
}
/** Of the shifts that somebody asked for, which went to others and which to nobody. */
export interface AskedShifts {
  readonly filled: readonly ShiftTimes[]
  readonly left: readonly ShiftTimes[]
}

/** That someone got the job is said only where every place went to who is hired here, or accepted their offer; of some shifts, which. */
export function endWords(
  end: CloseReason | 'removed',
  isFilled: boolean,
  { filled, left }: AskedShifts = { filled: [], left: [] },
): string {
  if (said[end] !== SOMEONE || isFilled) return said[end]
  if (filled.length === 0) return 'They’ve stopped hiring for this job.'
  if (left.length === 0) return `Someone else got the ${filled.length === 1 ? 'shift' : 'shifts'} you asked for.`
  return `They filled ${shiftsWords(filled)}, and aren’t hiring for ${shiftsWords(left)} any more.`
}
