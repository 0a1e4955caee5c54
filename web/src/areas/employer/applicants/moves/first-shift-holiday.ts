import { firstOn } from '@evenshift/contract/days'
import { words } from '#web/areas/employer/applicants/moves/words'

const holidays: Readonly<Record<string, string>> = { '12-25': words.christmasDay, '12-26': words.boxingDay, '01-01': words.newYearsDay }

/** Says that the first of these shifts from this day on falls on a day when most people are at home; undefined of any other. */
export function firstShiftHoliday(shifts: readonly { readonly day: number }[], startDate: string): string | undefined {
  if (startDate === '' || shifts.length === 0) return undefined
  const holiday = holidays[firstOn(shifts, startDate).slice(5)]
  return holiday && words.firstShiftOn(holiday)
}
