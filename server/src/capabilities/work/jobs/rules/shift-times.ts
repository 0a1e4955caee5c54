import type { Shift } from '@evenshift/contract/model/week'

/** A shift with the minutes of it that nobody is paid for. */
export type PaidShift = Shift & { readonly breakMinutes?: number | undefined }
