import { lengthOf } from '#web/ui/week/times'

export { hoursWords, shortHours } from '@evenshift/contract/states/hours-words'

interface Worked {
  readonly start: string
  readonly end: string
  readonly breakMinutes?: number | undefined
}

/** The hours of a shift that are paid: without its break. */
export const hoursOfShift = ({ breakMinutes = 0, ...times }: Worked): number => Math.max(0, lengthOf(times) - breakMinutes) / 60
export const hoursOfShifts = (shifts: readonly Worked[]): number => shifts.reduce((sum, shift) => sum + hoursOfShift(shift), 0)
