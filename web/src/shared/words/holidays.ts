import { firstOn } from '@evenshift/contract/days'

const holidays: Readonly<Record<string, string>> = { '12-25': 'Christmas Day', '12-26': 'Boxing Day', '01-01': 'New Year’s Day' }

/** The day on which most people are at home and the first of these shifts from this date on falls; undefined of any other. */
export const firstOnHoliday = (shifts: readonly { readonly day: number }[], startDate: string): string | undefined =>
  startDate === '' || shifts.length === 0 ? undefined : holidays[firstOn(shifts, startDate).slice(5)]
