import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { applicationTabs } from '@evenshift/contract/states/application/application'
import { isSameTime } from '@evenshift/contract/states/shift-words'
import { type Gone, goneFor } from '#server/capabilities/work/hiring/cover/gone'
import { changeAsked } from '#server/capabilities/work/hiring/rules'
import { type ApplicationRow, applications as a } from '#server/capabilities/work/hiring/tables'
import { isOfShifts } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

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

/** The live applications of a seeker that ask whether a changed job still fits. */
export async function changesAsked(db: Db, seekerId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: a.id, jobId: a.jobId, status: a.status, change: a.change, shiftIds: a.shiftIds })
    .from(a)
    .where(and(eq(a.seekerId, seekerId), inArray(a.status, [...applicationTabs.live]), isNotNull(a.change)))
  const gone = await goneFor(db, rows, now)
  return rows.flatMap((row) => (changeStillAsked(row, gone.get(row.id)) === null ? [] : [row.id]))
}
