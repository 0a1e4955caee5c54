import { canWorkWords } from '@evenshift/contract/states/application/fit-words'
import { fitByWord } from '#server/capabilities/work/hiring/cover/word'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { daysFromMonday } from '@evenshift/contract/states/week'

/** A day of the strip: the job has no shift, one that fits, or one that clashes. */
export type DayMark = 'off' | 'on' | 'clash'
export interface FitShown {
  /** From Monday. */
  readonly days: readonly DayMark[]
  /** "Can work all 4." or "Can work 3 of 4." */
  readonly fits: string
  /** "Not free Tue 16:00–20:00."; empty where everything fits. */
  readonly clash: string
}

/** How an application fits its job's week, for a mail and its page; null where that says nothing. */
export function fitShown(row: Pick<ApplicationRow, 'fit' | 'change'>): FitShown | null {
  const fit = fitByWord(row)
  if (fit === null || fit.shifts.length === 0) return null
  const { shifts, clashingShifts } = fit
  const isOn = (day: number) => shifts.some((shift) => shift.day === day)
  const isClash = (day: number) => clashingShifts.some((shift) => shift.day === day)
  return {
    days: daysFromMonday.map((day) => (isClash(day) ? 'clash' : isOn(day) ? 'on' : 'off')),
    fits: `${canWorkWords(fit)}.`,
    clash: clashingShifts.length === 0 ? '' : `Not free ${shiftsWords(clashingShifts)}.`,
  }
}
