import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import { shiftWords, week } from '#server/capabilities/work/hiring/letters/week-words'

/** A day of the strip: the job has no shift, one that fits, or one that clashes. */
export type DayMark = 'off' | 'on' | 'clash'
export interface FitShown {
  /** From Monday. */
  readonly days: readonly DayMark[]
  /** "Fits all 4 shifts." or "Fits 3 of 4 shifts." */
  readonly fits: string
  /** "Not free Tue 16:00–20:00."; empty where everything fits. */
  readonly clash: string
}

/** How an application fits its job's week, for a mail and its page; null where that says nothing. */
export function fitShown({ fit }: Pick<ApplicationRow, 'fit'>): FitShown | null {
  if (fit === null || fit.shifts.length === 0) return null
  const { shifts, clashingShifts, shiftsFit, shiftsTotal } = fit
  const isOn = (day: number) => shifts.some((shift) => shift.day === day)
  const isClash = (day: number) => clashingShifts.some((shift) => shift.day === day)
  const all = shiftsTotal === 1 ? 'the shift' : shiftsTotal === 2 ? 'both shifts' : `all ${shiftsTotal} shifts`
  return {
    days: week.map((day) => (isClash(day) ? 'clash' : isOn(day) ? 'on' : 'off')),
    fits: shiftsFit === shiftsTotal ? `Fits ${all}.` : `Fits ${shiftsFit} of ${shiftsTotal} shifts.`,
    clash: clashingShifts.length === 0 ? '' : `Not free ${shiftWords(clashingShifts)}.`,
  }
}
