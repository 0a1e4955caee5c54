import { workedHours } from '@evenshift/contract/states/worked-hours'

export { workedHours as hoursOfShift } from '@evenshift/contract/states/worked-hours'
export { hoursFigure, hoursWords, minutesWords, shortHours, wholeHours } from '@evenshift/contract/states/hours-words'

interface Worked {
  readonly start: string
  readonly end: string
  readonly breakMinutes?: number | undefined
}

export const hoursOfShifts = (shifts: readonly Worked[]): number => shifts.reduce((sum, shift) => sum + workedHours(shift), 0)
