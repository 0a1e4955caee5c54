import type { JobShift } from '@evenshift/contract/model/week'
import { tabOf } from '@evenshift/contract/states/application/application'
import { placesLeft } from '#server/capabilities/work/hiring/cover/places'
import { takenShifts } from '#server/capabilities/work/hiring/cover/seats'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import { findJobCards } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

/** What of a job went to others. */
export interface Gone {
  readonly shifts: readonly JobShift[]
  /** Whether every place did. */
  readonly isFull: boolean
}

/** By each of these jobs. */
export async function goneOf(db: Db, cards: Awaited<ReturnType<typeof findJobCards>>, now: Date): Promise<ReadonlyMap<string, Gone>> {
  const jobs = cards.map(({ id, vacancies, filled, terms: { shifts, shiftsNeeded } }) => ({ id, vacancies, filled, shifts, shiftsNeeded }))
  const [taken, left] = await Promise.all([takenShifts(db, jobs, now), placesLeft(db, jobs, now)])
  return new Map(jobs.map(({ id, shifts }) => [id, { shifts: shifts.filter(({ _id }) => taken.has(_id)), isFull: left.get(id) === 0 }]))
}

/** By each of these applications that waits for a decision. */
export async function goneFor(
  db: Db,
  rows: readonly Pick<ApplicationRow, 'id' | 'jobId' | 'status'>[],
  now: Date,
): Promise<ReadonlyMap<string, Gone>> {
  const waiting = rows.filter(({ status }) => tabOf(status) === 'live')
  if (waiting.length === 0) return new Map()
  const gone = await goneOf(db, await findJobCards(db, [...new Set(waiting.map(({ jobId }) => jobId))]), now)
  return new Map(
    waiting.flatMap(({ id, jobId }) => {
      const one = gone.get(jobId)
      return one ? [[id, one] as const] : []
    }),
  )
}
