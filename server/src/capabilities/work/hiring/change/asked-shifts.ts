import { isSameTime } from '@evenshift/contract/states/shift-words'
import { type JobForApplication } from '#server/capabilities/work/jobs/public'

type Shifts = JobForApplication['shifts']
type Asked = Pick<JobForApplication, 'shifts' | 'shiftsNeeded'>

export const askedBefore = ({ shifts }: Asked, ids: readonly string[]): Shifts => shifts.filter(({ _id }) => ids.includes(_id))

/**
 * Those of a changed job's shifts that an application is for: what is left of those asked for, moved or not. All of them where everybody works
 * all, or all were asked for; none where none is left.
 */
export function askedAfter(before: Asked, after: Asked, ids: readonly string[]): Shifts {
  const asked = askedBefore(before, ids)
  if (after.shiftsNeeded === null || asked.length === before.shifts.length) return after.shifts
  return after.shifts.filter((shift) => ids.includes(shift._id) || asked.some((was) => isSameTime(was, shift)))
}
