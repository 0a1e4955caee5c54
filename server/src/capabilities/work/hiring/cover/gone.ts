import type { JobShift } from '@evenshift/contract/model/week'
import { tabOf } from '@evenshift/contract/states/application/application'
import { takenShifts } from '#server/capabilities/work/hiring/cover/seats'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import { findJobCards } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

/** By each of these applications that waits for a decision: the shifts of its job that went to others. */
export async function shiftsGone(
  db: Db,
  rows: readonly Pick<ApplicationRow, 'id' | 'jobId' | 'status'>[],
  now: Date,
): Promise<ReadonlyMap<string, readonly JobShift[]>> {
  const waiting = rows.filter(({ status }) => tabOf(status) === 'live')
  if (waiting.length === 0) return new Map()
  const cards = await findJobCards(db, [...new Set(waiting.map(({ jobId }) => jobId))])
  const jobs = cards.map(({ id, terms: { shifts, shiftsNeeded } }) => ({ id, shifts, shiftsNeeded }))
  const taken = await takenShifts(db, jobs, now)
  const goneOf = new Map(jobs.map(({ id, shifts }) => [id, shifts.filter(({ _id }) => taken.has(_id))]))
  return new Map(waiting.map(({ id, jobId }) => [id, goneOf.get(jobId) ?? []]))
}
