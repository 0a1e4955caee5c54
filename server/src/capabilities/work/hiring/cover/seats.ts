/** Which seats of a job's shifts are taken: an offer takes one of each of the job's shifts that it names. */
import { and, inArray, ne, sql } from 'drizzle-orm'
import type { JobShift, OfferShift } from '@evenshift/contract/model/week'
import { offersOf } from '#server/capabilities/work/hiring/offers/offers-sent'
import { applications as a } from '#server/capabilities/work/hiring/tables'
import { hasLapsed } from '#server/capabilities/work/hiring/time/lapses'
import type { Db } from '#server/platform/database/port'

/** An offer that is open, accepted, or led to a hire. */
export const holding = ['offered', 'offer_accepted', 'hired'] as const

/** The job's shifts among those of an offer, each once. */
const shiftIdsIn = (shifts: readonly OfferShift[]): string[] => [...new Set(shifts.flatMap(({ _id }) => _id ?? []))]

/** The shifts of one application's offer. */
export interface Seats {
  readonly applicationId: string
  readonly status: (typeof holding)[number]
  readonly shifts: readonly string[]
}

/** All that is held of these jobs' shifts, but by one application; an offer past its time holds nothing. */
export async function seatsOfJobs(db: Db, jobIds: readonly string[], now: Date, butId?: string): Promise<Seats[]> {
  const isOther = butId === undefined ? undefined : ne(a.id, butId)
  const rows = await db
    .select({ id: a.id, status: a.status })
    .from(a)
    .where(and(inArray(a.jobId, [...jobIds]), inArray(a.status, [...holding]), isOther, sql`${hasLapsed(now)} is not true`))
  const offers = await offersOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, status: stands }) => {
    const status = holding.find((one) => one === stands)
    return status === undefined ? [] : [{ applicationId: id, status, shifts: shiftIdsIn(offers.get(id)?.shifts ?? []) }]
  })
}
export const seatsOf = (db: Db, jobId: string, now: Date, butId?: string): Promise<Seats[]> => seatsOfJobs(db, [jobId], now, butId)

export const isAccepted = ({ status }: Seats): boolean => status !== 'offered'
export const seatsIn = (seats: readonly Seats[], shiftId: string): number => seats.filter(({ shifts }) => shifts.includes(shiftId)).length

/** How many people hold a seat of each of a job's shifts, by the shift's id; none where nobody does. */
export async function seatsByShift(db: Db, jobId: string, now: Date): Promise<ReadonlyMap<string, number>> {
  const seats = await seatsOf(db, jobId, now)
  return new Map(seats.flatMap(({ shifts }) => shifts).map((id) => [id, seatsIn(seats, id)]))
}

/** A job whose seats are looked up. */
interface JobWithShifts {
  readonly id: string
  readonly shifts: readonly JobShift[]
  readonly shiftsNeeded: number | null
}

/** The shifts of these jobs whose seats all went to whoever accepted or was hired; none where everybody works all, so that nobody chooses. */
export async function takenShifts(db: Db, jobs: readonly JobWithShifts[], now: Date): Promise<ReadonlySet<string>> {
  const chosenFrom = jobs.filter(({ shifts, shiftsNeeded }) => shiftsNeeded !== null && shiftsNeeded < shifts.length)
  if (chosenFrom.length === 0) return new Set()
  const ids = chosenFrom.map(({ id }) => id)
  const accepted = (await seatsOfJobs(db, ids, now)).filter(isAccepted)
  const shifts = chosenFrom.flatMap((job) => job.shifts)
  return new Set(shifts.flatMap(({ _id, people }) => (seatsIn(accepted, _id) >= people ? [_id] : [])))
}

/** The shifts that whoever applies can choose from; all of them where so few are left that nobody can. */
export function openShifts({ shifts, shiftsNeeded }: Omit<JobWithShifts, 'id'>, taken: ReadonlySet<string>): readonly JobShift[] {
  const open = shifts.filter(({ _id }) => !taken.has(_id))
  return open.length < (shiftsNeeded ?? 0) ? shifts : open
}

/** Those of an offer's shifts that have no seat left. */
export const fullShifts = (job: readonly JobShift[], offered: readonly OfferShift[], seats: readonly Seats[]): string[] =>
  shiftIdsIn(offered).filter((id) => {
    const people = job.find(({ _id }) => _id === id)?.people
    return people !== undefined && seatsIn(seats, id) >= people
  })
