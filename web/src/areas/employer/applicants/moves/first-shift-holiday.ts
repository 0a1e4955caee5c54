import { words } from '#web/areas/employer/applicants/moves/words'
import { firstOnHoliday } from '#web/shared/words/holidays'

/** Says that the first of these shifts from this day on falls on a day when most people are at home; undefined of any other. */
export function firstShiftHoliday(shifts: readonly { readonly day: number }[], startDate: string): string | undefined {
  const holiday = firstOnHoliday(shifts, startDate)
  return holiday && words.firstShiftOn(holiday)
}
