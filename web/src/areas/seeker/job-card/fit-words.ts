import type { WeekFit } from '@evenshift/contract/model/week'
import { clashName, clashWords } from '@evenshift/contract/states/clash-words'
import { shiftWords } from '@evenshift/contract/states/shift-words'
import { dayName } from '@evenshift/contract/states/week'
import { spanText } from '#web/ui/week/times'
import type { DayId } from '#web/ui/week/days'
import type { DayState } from '#web/ui/week/WeekStrip'

export interface FitWords {
  /** "3 of 4 shifts fit your week." */
  readonly result: string
  /** "Clashes with Lecture, Sat 09:00–13:00": the hours of what is in the way. */
  readonly clash?: string
  /** A class or work is in the way, and not only the hours that they gave. */
  readonly isHard?: boolean
}

const allFit: Readonly<Record<number, string>> = { 1: 'Fits your week.', 2: 'Both shifts fit your week.' }

/** "3 of 4 shifts fit your week." */
export function resultWords(fit: number, of: number): string {
  if (fit === of) return allFit[of] ?? `All ${of} shifts fit your week.`
  if (fit > 0) return `${fit} of ${of} shifts ${fit === 1 ? 'fits' : 'fit'} your week.`
  return of === 1 ? 'Doesn’t fit your week.' : of === 2 ? 'Neither shift fits your week.' : `None of the ${of} shifts fits your week.`
}

type Clash = WeekFit['clashes'][number]
/** "your Saturday job"; null of a class. */
const jobInTheWay = ({ by }: Clash): string | null => (by?.isWork ? `your ${dayName(by.day)} job` : null)
function inTheWay(clash: Clash): string {
  const { label, by } = clash
  if (!by) return clashWords(clash, label)
  const job = jobInTheWay(clash)
  return job ? `Clashes with ${job} at ${clashName(label)}, ${spanText(by.start, by.end)}` : `Clashes with ${label}, ${shiftWords(by)}`
}

/** "Clashes with your Saturday job.", of a list's row; null where no other job is in the way. */
export function jobClash(weekFit: Pick<WeekFit, 'clashes'> | null): string | null {
  const job = weekFit?.clashes.map(jobInTheWay).find((one) => one !== null)
  return job ? `Clashes with ${job}.` : null
}

/** The two halves of a fit's sentence: how many shifts fit, and what stands in the way of the first others. */
export function fitWords({ shiftsFit, shiftsTotal, clashes: [first] }: Pick<WeekFit, 'shiftsFit' | 'shiftsTotal' | 'clashes'>): FitWords {
  const result = resultWords(shiftsFit, shiftsTotal)
  if (!first) return { result }
  const others = shiftsTotal - shiftsFit - 1
  const more = others > 0 ? `, and ${others} more` : ''
  return { result, clash: `${inTheWay(first)}${more}`, isHard: first.by !== undefined }
}

/** The strip's cells of a fit. */
export const fitDays = ({ days }: Pick<WeekFit, 'days'>): Partial<Record<DayId, DayState>> =>
  Object.fromEntries(days.map(({ id, state }) => [id, state]))
