import { isSameTime } from '@evenshift/contract/states/shift-words'
import type { Gone } from '#server/capabilities/work/hiring/cover/gone'
import { changeAsked } from '#server/capabilities/work/hiring/rules'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import { isOfShifts } from '#server/capabilities/work/jobs/public'

/** The change that waits for the seeker's word; none once others have every place or all that they asked for, or all that it changed of that. */
export function changeStillAsked(row: Pick<ApplicationRow, 'status' | 'change' | 'shiftIds'>, gone: Gone | undefined) {
  const change = changeAsked(row)
  if (change === null || gone === undefined) return change
  const isGone = (id: string): boolean => gone.shifts.some(({ _id }) => _id === id)
  if (gone.isFull || (row.shiftIds.length > 0 && row.shiftIds.every(isGone))) return null
  if (!change.lines.every(isOfShifts)) return change
  const { before, after } = change.shifts
  const own = after.filter(({ _id }) => row.shiftIds.includes(_id))
  const changed = own.filter(
    (is) => !before.some((was) => was._id === is._id && isSameTime(was, is) && was.breakMinutes === is.breakMinutes),
  )
  return changed.length > 0 && changed.every(({ _id }) => isGone(_id)) ? null : change
}
