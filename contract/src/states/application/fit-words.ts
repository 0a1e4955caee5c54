import { dayName, daysFromMonday } from '#contract/states/week'

interface Fit {
  readonly shiftsFit: number
  readonly shiftsTotal: number
  /** Those that they asked for; none where only the figures are known. */
  readonly shifts: readonly { readonly day: number }[]
}

const listed = new Intl.ListFormat('en-GB')
/** As many days as are named. */
const DAYS_MOST = 3
/** "Sat and Sun" of shifts on a day each, from Monday; empty of more than can be named. */
function daysNamed(shifts: Fit['shifts']): string {
  const days = daysFromMonday.filter((day) => shifts.some((shift) => shift.day === day))
  return days.length === shifts.length && days.length <= DAYS_MOST ? listed.format(days.map((day) => dayName(day).slice(0, 3))) : ''
}

/** How many of the shifts that an applicant asked for they can work, as an employer is told: "Can work Sat and Sun", "Can work 2 of 3". */
export function canWorkWords({ shiftsFit, shiftsTotal, shifts }: Fit): string {
  if (shiftsTotal === 1) return `${shiftsFit === 1 ? 'Can' : 'Can’t'} work ${daysNamed(shifts) || 'the shift'}`
  if (shiftsFit === 0) return shiftsTotal === 2 ? 'Can’t work either shift' : `Can’t work any of the ${shiftsTotal} shifts`
  if (shiftsFit === shiftsTotal) return `Can work ${daysNamed(shifts) || (shiftsTotal === 2 ? 'both' : `all ${shiftsTotal}`)}`
  return `Can work ${shiftsFit} of ${shiftsTotal}`
}
