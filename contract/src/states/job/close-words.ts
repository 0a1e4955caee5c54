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

/** How many people are hired here or accepted their offer, of how many were wanted. */
export interface Places {
  readonly held: number
  readonly wanted: number
}

/** Whether every place went to somebody. */
export const isFilledBy = (end: CloseReason | 'removed', { held, wanted }: Places): boolean => end === 'filled' || held >= wanted

/** That someone got the job is said only where every place is filled; of some places, that someone is hired, and of some shifts, which. */
export function endWords(end: CloseReason | 'removed', places: Places, { filled, left }: AskedShifts = { filled: [], left: [] }): string {
  if (said[end] !== SOMEONE || isFilledBy(end, places)) return said[end]
  if (filled.length === 0)
    return places.held > 0 ? 'They’ve hired someone else, and don’t need more people.' : 'They’ve stopped hiring for this job.'
  if (left.length === 0) return `Someone else got the ${filled.length === 1 ? 'shift' : 'shifts'} you asked for.`
  return `They filled ${shiftsWords(filled)}, and aren’t hiring for ${shiftsWords(left)} any more.`
}
