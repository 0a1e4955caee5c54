import type { PostValues } from '#web/areas/employer/posts/write/post-values'

/** Whether there is a choice of how many shifts one person works. */
export const asksShiftsNeeded = ({ shifts, shiftsNeeded }: Pick<PostValues, 'shifts' | 'shiftsNeeded'>): boolean =>
  shifts.length > 1 || shiftsNeeded !== null

/** What is left of that choice once there are so many shifts: as many as there are is all of them. */
export const neededOf = (shiftsNeeded: number | null, count: number): number | null =>
  shiftsNeeded !== null && shiftsNeeded >= count ? null : shiftsNeeded
