import { shiftMinutes } from '@evenshift/contract/shift-times'
import type { Shift } from '@evenshift/contract/model/week'
import { dayName } from '@evenshift/contract/states/week'

/** A shift with the minutes of it that nobody is paid for. */
export type PaidShift = Shift & { readonly breakMinutes?: number | undefined }
/** The hours of a shift that are work: without its break. */
export const workedHours = ({ breakMinutes = 0, ...times }: Omit<PaidShift, 'day'>): number =>
  Math.max(0, shiftMinutes(times) - breakMinutes) / 60
/** "Sat 09:00–13:00" */
export const shiftWords = ({ day, start, end }: Shift): string => `${dayName(day).slice(0, 3)} ${start}–${end}`
