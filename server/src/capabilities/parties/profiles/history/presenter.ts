import type { Education } from '@evenshift/contract/model/profile/education'
import type { Work } from '@evenshift/contract/model/profile/work'
import type { EducationFields } from '#server/capabilities/parties/profiles/history/rules.levels'
import type { EducationRow, WorkRow } from '#server/capabilities/parties/profiles/history/tables'
import { type Month, firstDayOf, monthOf } from '#server/capabilities/parties/profiles/history/months'
import type { WorkFields } from '#server/capabilities/parties/profiles/history/work'

interface Months {
  readonly startMonth: string
  readonly endMonth: string | null
}
const pairsOf = ({ startMonth, endMonth }: Months) => ({
  startDate: monthOf(startMonth),
  endDate: endMonth === null ? null : monthOf(endMonth),
})
const monthsOf = ({ startDate, endDate }: { readonly startDate: Month; readonly endDate: Month | null }): Months => ({
  startMonth: firstDayOf(startDate),
  endMonth: endDate === null ? null : firstDayOf(endDate),
})

export function presentWork({ id, userId: _userId, startMonth, endMonth, ...row }: WorkRow): Work {
  return { _id: id, ...row, ...pairsOf({ startMonth, endMonth }), currentlyWorking: endMonth === null }
}
/** How a judged job is kept: that it goes on is told by its missing end. */
export const workRow = (id: string, userId: string, { currentlyWorking: _goesOn, startDate, endDate, ...fields }: WorkFields): WorkRow => ({
  id,
  userId,
  ...fields,
  ...monthsOf({ startDate, endDate }),
})

export function presentEducation({ id, startMonth, endMonth, ...row }: EducationRow): Education {
  return { _id: id, ...row, ...pairsOf({ startMonth, endMonth }), currentlyStudying: endMonth === null }
}
/** How a judged school or course is kept. */
export const educationRow = (
  id: string,
  userId: string,
  { currentlyStudying: _goesOn, startDate, endDate, ...fields }: EducationFields,
): EducationRow => ({ id, userId, ...fields, ...monthsOf({ startDate, endDate }) })
