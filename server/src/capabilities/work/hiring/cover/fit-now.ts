import { isSameTime } from '@evenshift/contract/states/shift-words'
import { shiftMinutes } from '@evenshift/contract/shift-times'
import { tabOf } from '@evenshift/contract/states/application/application'
import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import type { Shift } from '@evenshift/contract/model/week'
import type { Gone } from '#server/capabilities/work/hiring/cover/gone'
import { overlapping } from '#server/capabilities/work/hiring/cover/rules'
import { fitByWord } from '#server/capabilities/work/hiring/cover/word'
import { workBeside } from '#server/capabilities/work/hiring/offers/at-work'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import type { Db } from '#server/platform/database/port'

const HOUR_MINUTES = 60
type Fit = NonNullable<ApplicationRow['fit']>
type FitLeft = NonNullable<EmployerApplication['fit']>

/** A fit where somebody works at these times besides: whoever is at another job is not free. */
function besideWork(fit: Fit, work: readonly Shift[]): Fit {
  const known = fit.clashingShifts.map(({ day, start }) => `${day} ${start}`)
  const free = fit.shifts.filter(({ day, start }) => !known.includes(`${day} ${start}`))
  const places = overlapping(
    free.map((shift, place) => ({ ...shift, _id: String(place), people: 1 })),
    work,
  )
  const taken = places.flatMap((place) => free[Number(place)] ?? [])
  const hours = taken.reduce((sum, shift) => sum + shiftMinutes(shift) / HOUR_MINUTES, 0)
  return {
    ...fit,
    shiftsFit: Math.max(0, fit.shiftsFit - taken.length),
    hoursFit: Math.max(0, fit.hoursFit - hours),
    clashingShifts: [...fit.clashingShifts, ...taken],
  }
}

/** A fit with what is left of its shifts. */
function leftOf(fit: Fit, gone: readonly Shift[]): FitLeft {
  const isLeft = (shift: Shift): boolean => !gone.some((one) => isSameTime(one, shift))
  const shifts = fit.shifts.filter(isLeft)
  const filled = fit.shifts.length - shifts.length
  if (filled === 0) return { ...fit, filled }
  const clashingShifts = fit.clashingShifts.filter(isLeft)
  return { ...fit, shifts, clashingShifts, shiftsTotal: shifts.length, shiftsFit: shifts.length - clashingShifts.length, filled }
}

/**
 * How these applications fit at this moment, as their jobs' covers have it: while nothing is offered, the work that they took since counts,
 * and the shifts that are gone don't.
 */
export async function fitsNow(
  db: Db,
  rows: readonly ApplicationRow[],
  gone: ReadonlyMap<string, Pick<Gone, 'shifts'>>,
  now: Date,
): Promise<Map<string, FitLeft | null>> {
  const waiting = rows.filter(({ status, fit }) => tabOf(status) === 'live' && fit !== null)
  const work = await workBeside(db, waiting, now)
  return new Map(
    rows.map((row) => {
      const fit = fitByWord(row)
      return [row.id, fit === null ? null : leftOf(besideWork(fit, work.get(row.id) ?? []), gone.get(row.id)?.shifts ?? [])]
    }),
  )
}
