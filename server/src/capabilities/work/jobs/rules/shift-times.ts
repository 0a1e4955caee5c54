import type { Shift } from '@evenshift/contract/model/week'
import { dayName } from '@evenshift/contract/states/week'

/** A shift with the minutes of it that nobody is paid for. */
export type PaidShift = Shift & { readonly breakMinutes?: number | undefined }
/** "Sat 09:00–13:00" */
export const shiftWords = ({ day, start, end }: Shift): string => `${dayName(day).slice(0, 3)} ${start}–${end}`
