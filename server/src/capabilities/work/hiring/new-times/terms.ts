import type { NewTimes } from '@evenshift/contract/model/application/new-times'
import { workedHours } from '@evenshift/contract/states/worked-hours'
import type { OfferRow } from '#server/capabilities/work/hiring/tables'

/** What was agreed, with some of its shifts at new times; a shift that is longer or shorter now makes its week so too. */
export function termsAt(agreed: OfferRow, moved: NewTimes['shifts']): OfferRow {
  const newOf = (shift: OfferRow['shifts'][number]) => moved.find(({ was }) => was._id === shift._id)?.is ?? shift
  const longer = moved.reduce(
    (sum, { was, is }) => sum + workedHours(is) - workedHours({ ...was, breakMinutes: was.breakMinutes ?? is.breakMinutes }),
    0,
  )
  return { ...agreed, shifts: agreed.shifts.map(newOf), hoursPerWeek: agreed.hoursPerWeek + longer }
}
