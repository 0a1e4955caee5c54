/** Which terms of an offer are those of its job’s advert, by one rule for who makes it and who gets it. */
import { firstOn } from '#contract/days'
import { shiftMinutes } from '#contract/shift-times'

interface AdvertisedShift {
  readonly day: number
  readonly start: string
  readonly end: string
  readonly breakMinutes?: number | undefined
}
interface Advert {
  readonly hoursPerWeek: number | null
  readonly shifts: readonly AdvertisedShift[]
  /** How many of them one person works at least; null where they work all. */
  readonly shiftsNeeded: number | null
  readonly startDate: string | null
}
type Work = Pick<Advert, 'shifts'> & { readonly hoursPerWeek: number | ''; readonly startDate: string }

/** The hours that shifts come to without their breaks, in the halves that offers count in. */
export const hoursOffered = (shifts: readonly AdvertisedShift[]): number =>
  Math.round(shifts.reduce((sum, shift) => sum + Math.max(0, shiftMinutes(shift) - (shift.breakMinutes ?? 0)), 0) / 30) / 2

const isAlike = (one: AdvertisedShift, other: AdvertisedShift): boolean =>
  one.day === other.day && one.start === other.start && one.end === other.end && (one.breakMinutes ?? 0) === (other.breakMinutes ?? 0)
/** Whether every shift is one of the advert's: who works some of them works no others. */
export const hasShiftsOf = (advert: Pick<Advert, 'shifts'>, { shifts }: Pick<Work, 'shifts'>): boolean =>
  shifts.every((shift) => advert.shifts.some((other) => isAlike(shift, other)))

/** The advert's hours, or those of as many of its shifts as it asks for. */
export const hasHoursOf = (advert: Omit<Advert, 'startDate'>, work: Work): boolean =>
  work.hoursPerWeek === advert.hoursPerWeek ||
  (hasShiftsOf(advert, work) &&
    work.shifts.length >= (advert.shiftsNeeded ?? advert.shifts.length) &&
    work.hoursPerWeek === hoursOffered(work.shifts))

/** The advert's first day, or the first from then on with one of the shifts. */
export const startsWith = ({ startDate }: Pick<Advert, 'startDate'>, work: Work): boolean =>
  startDate !== null && (work.startDate === startDate || work.startDate === firstOn(work.shifts, startDate))
