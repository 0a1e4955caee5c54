import type { JobShift } from '@evenshift/contract/model/week'
import { overlapping } from '#server/capabilities/work/hiring/cover/rules'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'

type Said = Pick<ApplicationRow, 'fit' | 'change'>

/** The shifts that somebody isn't free for by their week, and said that they can do since the job changed. */
export const saidTheyCan = ({ fit, change }: Said) => (change?.confirmedAt ? (fit?.clashingShifts ?? []) : [])

/** The same as the job's own shifts; of somebody whose week isn't known all that they asked for. */
export const shiftsSaid = (shifts: readonly JobShift[], row: Said & Pick<ApplicationRow, 'shiftIds'>): readonly string[] =>
  row.fit === null && row.change?.confirmedAt ? row.shiftIds : overlapping(shifts, saidTheyCan(row))

/** A fit by the week, and by their word where they gave one: it counts for more. Work that they hold is not the week's. */
export function fitByWord(row: Said): Said['fit'] {
  const { fit } = row
  if (fit === null || saidTheyCan(row).length === 0) return fit
  return { ...fit, shiftsFit: fit.shiftsTotal, hoursFit: fit.hoursTotal, clashingShifts: [] }
}
