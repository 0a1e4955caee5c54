import { shiftMinutes } from '#contract/shift-times'

export interface Worked {
  readonly start: string
  readonly end: string
  readonly breakMinutes?: number | undefined
}
/** The hours of a shift that are work: without its break. */
export const workedHours = ({ breakMinutes = 0, ...times }: Worked): number => Math.max(0, shiftMinutes(times) - breakMinutes) / 60
