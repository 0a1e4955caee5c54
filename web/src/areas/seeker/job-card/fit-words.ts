import type { WeekFit } from '@evenshift/contract/model/week'
import { shiftWords } from '@evenshift/contract/states/shift-words'
import type { DayId } from '#web/ui/week/days'
import type { DayState } from '#web/ui/week/WeekStrip'

export interface FitWords {
  /** "3 of 4 shifts fit your week." */
  readonly result: string
  /** "Clashes with Lecture, Sat 09:00–13:00". */
  readonly clash?: string
}

const allFit: Readonly<Record<number, string>> = { 1: 'Fits your week.', 2: 'Both shifts fit your week.' }

/** "3 of 4 shifts fit your week." */
export function resultWords(fit: number, of: number): string {
  if (fit === of) return allFit[of] ?? `All ${of} shifts fit your week.`
  if (fit > 0) return `${fit} of ${of} shifts ${fit === 1 ? 'fits' : 'fit'} your week.`
  return of === 1 ? 'Doesn’t fit your week.' : of === 2 ? 'Neither shift fits your week.' : `None of the ${of} shifts fits your week.`
}

/** The two halves of a fit's sentence: how many shifts fit, and what stands in the way of the first others. */
export function fitWords({ shiftsFit, shiftsTotal, clashes: [first] }: Pick<WeekFit, 'shiftsFit' | 'shiftsTotal' | 'clashes'>): FitWords {
  const result = resultWords(shiftsFit, shiftsTotal)
  if (!first) return { result }
  const others = shiftsTotal - shiftsFit - 1
  const more = others > 0 ? `, and ${others} more` : ''
  return { result, clash: `Clashes with ${first.label}, ${shiftWords(first)}${more}` }
}

/** The strip's cells of a fit. */
export const fitDays = ({ days }: Pick<WeekFit, 'days'>): Partial<Record<DayId, DayState>> =>
  Object.fromEntries(days.map(({ id, state }) => [id, state]))
