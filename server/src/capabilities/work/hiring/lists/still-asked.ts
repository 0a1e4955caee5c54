import { isSameTime } from '@evenshift/contract/states/shift-words'
import type { JobShift } from '@evenshift/contract/model/week'
import { changeAsked } from '#server/capabilities/work/hiring/rules'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import { isOfShifts } from '#server/capabilities/work/jobs/public'

/** The change that waits for the seeker's word; none where all that it changed of theirs are shifts that are filled by now. */
export function changeStillAsked(row: Pick<ApplicationRow, 'status' | 'change' | 'shiftIds'>, gone: readonly Pick<JobShift, '_id'>[]) {
  const change = changeAsked(row)
  if (change === null || !change.lines.every(isOfShifts)) return change
  const { before, after } = change.shifts
  const own = after.filter(({ _id }) => row.shiftIds.includes(_id))
  const changed = own.filter(
    (is) => !before.some((was) => was._id === is._id && isSameTime(was, is) && was.breakMinutes === is.breakMinutes),
  )
  return changed.length > 0 && changed.every(({ _id }) => gone.some((one) => one._id === _id)) ? null : change
}
