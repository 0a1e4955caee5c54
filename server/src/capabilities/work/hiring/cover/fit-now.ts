import { shiftMinutes } from '@evenshift/contract/shift-times'
import { tabOf } from '@evenshift/contract/states/application/application'
import type { Shift } from '@evenshift/contract/model/week'
import { overlapping } from '#server/capabilities/work/hiring/cover/rules'
import { workBeside } from '#server/capabilities/work/hiring/offers/at-work'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import type { Db } from '#server/platform/database/port'

const HOUR_MINUTES = 60
type Fit = ApplicationRow['fit']

/** A fit where somebody works at these times besides: whoever is at another job is not free. */
function besideWork(fit: NonNullable<Fit>, work: readonly Shift[]): NonNullable<Fit> {
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

/** How these applications fit at this moment, as their jobs' covers have it: while nothing is offered, the work that they took since counts. */
export async function fitsNow(db: Db, rows: readonly ApplicationRow[], now: Date): Promise<Map<string, Fit>> {
  const waiting = rows.filter(({ status, fit }) => tabOf(status) === 'live' && fit !== null)
  const work = await workBeside(db, waiting, now)
  return new Map(rows.map(({ id, fit }) => [id, fit === null ? null : besideWork(fit, work.get(id) ?? [])]))
}
