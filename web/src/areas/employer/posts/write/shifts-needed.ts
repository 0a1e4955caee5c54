import { hoursOfShifts } from '#web/shared/week/worked-hours'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'

/** Whether there is a choice of how many shifts one person works. */
export const asksShiftsNeeded = ({ shifts, shiftsNeeded }: Pick<PostValues, 'shifts' | 'shiftsNeeded'>): boolean =>
  shifts.length > 1 || shiftsNeeded !== null

/** What is left of that choice once there are so many shifts: as many as there are is all of them. */
export const neededOf = (shiftsNeeded: number | null, count: number): number | null =>
  shiftsNeeded !== null && shiftsNeeded >= count ? null : shiftsNeeded

/** The hours of a week that one person works of these shifts, in halves: all of them, or so many of the usual length. */
export function hoursEach({ shifts, shiftsNeeded }: Pick<PostValues, 'shifts' | 'shiftsNeeded'>): number {
  const share = shiftsNeeded === null || shifts.length === 0 ? 1 : shiftsNeeded / shifts.length
  return Math.round(hoursOfShifts(shifts) * share * 2) / 2
}

type ShiftValues = Pick<PostValues, 'shifts' | 'shiftsNeeded' | 'hoursPerWeek'>
/** The form with other shifts, or another choice among them; the hours a week go along, unless others were written beside shifts. */
export function withShifts(before: ShiftValues, change: Partial<Pick<PostValues, 'shifts' | 'shiftsNeeded'>>): Partial<ShiftValues> {
  const after = { ...before, ...change }
  const follows = before.hoursPerWeek === '' || before.shifts.length === 0 || Number(before.hoursPerWeek) === hoursEach(before)
  return { ...change, ...(follows && after.shifts.length > 0 && { hoursPerWeek: hoursEach(after) }) }
}

/** Whether the hours a week say something else than the shifts do. */
export const isOtherThanShifts = (values: ShiftValues): boolean =>
  values.shifts.length > 0 && values.hoursPerWeek !== '' && Number(values.hoursPerWeek) !== hoursEach(values)
