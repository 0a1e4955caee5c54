import { lengthOf } from '#web/ui/week/times'

interface Worked {
  readonly start: string
  readonly end: string
  readonly breakMinutes?: number | undefined
}

/** The hours of a shift that are paid: without its break. */
export const hoursOfShift = ({ breakMinutes = 0, ...times }: Worked): number => Math.max(0, lengthOf(times) - breakMinutes) / 60
export const hoursOfShifts = (shifts: readonly Worked[]): number => shifts.reduce((sum, shift) => sum + hoursOfShift(shift), 0)

const quarters = ['', '¼', '½', '¾']
/** "1 hour", "4½ hours", "13 h 40 min" where it comes to no quarter. */
export function hoursWords(hours: number): string {
  const minutes = Math.round(hours * 60)
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (rest % 15 !== 0) return `${whole} h ${rest} min`
  return `${whole === 0 && rest > 0 ? '' : whole}${quarters[rest / 15]} ${minutes > 0 && minutes <= 60 ? 'hour' : 'hours'}`
}
