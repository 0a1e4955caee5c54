/** Which seats of a job's shifts are taken: an offer takes one of each of the job's shifts that it names and that it still meets in time. */
import { and, inArray, ne, sql } from 'drizzle-orm'
import type { JobShift, OfferShift } from '@evenshift/contract/model/week'
import { isChoice } from '@evenshift/contract/states/job/shift-choice'
import { overlapping } from '#server/capabilities/work/hiring/cover/rules'
import { offersOf } from '#server/capabilities/work/hiring/offers/offers-sent'
import { applications as a } from '#server/capabilities/work/hiring/tables'
import { hasLapsed } from '#server/capabilities/work/hiring/time/lapses'
import type { Db } from '#server/platform/database/port'

/** An offer that is open, accepted, or led to a hire. */
export const holding = ['offered', 'offer_accepted', 'hired'] as const

/** The job's shifts among those of an offer, each once. */
const shiftIdsIn = (shifts: readonly OfferShift[]): string[] => [...new Set(shifts.flatMap(({ _id }) => _id ?? []))]
/** Those of them in which whoever took the offer is at work: one that was moved since has other times than were agreed. */
export const shiftsMet = (job: readonly JobShift[], agreed: readonly OfferShift[]): string[] =>
  job.flatMap((shift) =>
    overlapping(
      [shift],
      agreed.filter(({ _id }) => _id === shift._id),
    ),
  )

/** The shifts of one application's offer. */
export interface Seats {
  readonly applicationId: string
  readonly jobId: string
  readonly status: (typeof holding)[number]
  readonly shifts: readonly string[]
  /** Those that the job has moved since: no seat of them is taken. */
  readonly moved: readonly string[]
  /** The offer's own shifts, at the times that were agreed. */
  readonly agreed: readonly OfferShift[]
}

/** A job whose seats are looked up. */
export type JobWithSeats = Pick<JobWithShifts, 'id' | 'shifts'>

/** All that is held of these jobs' shifts, but by one application; an offer past its time holds nothing. */
export async function seatsOfJobs(db: Db, jobs: readonly JobWithSeats[], now: Date, butId?: string): Promise<Seats[]> {
  const shiftsOf = new Map(jobs.map(({ id, shifts }) => [id, shifts]))
  const isOther = butId === undefined ? undefined : ne(a.id, butId)
  const rows = await db
    .select({ id: a.id, jobId: a.jobId, status: a.status })
    .from(a)
    .where(and(inArray(a.jobId, [...shiftsOf.keys()]), inArray(a.status, [...holding]), isOther, sql`${hasLapsed(now)} is not true`))
  const offers = await offersOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, jobId, status: stands }) => {
    const status = holding.find((one) => one === stands)
    if (status === undefined) return []
    const [shifts, agreed] = [shiftsOf.get(jobId) ?? [], offers.get(id)?.shifts ?? []]
    const met = shiftsMet(shifts, agreed)
    const named = shiftIdsIn(agreed).filter((one) => shifts.some(({ _id }) => _id === one))
    return [{ applicationId: id, jobId, status, shifts: met, moved: named.filter((one) => !met.includes(one)), agreed }]
  })
}
export const seatsOf = (db: Db, job: JobWithSeats, now: Date, butId?: string): Promise<Seats[]> => seatsOfJobs(db, [job], now, butId)

export const isAccepted = ({ status }: Seats): boolean => status !== 'offered'
export const seatsIn = (seats: readonly Seats[], shiftId: string): number => seats.filter(({ shifts }) => shifts.includes(shiftId)).length

/** How many people hold a seat of each of a job's shifts, by the shift's id; none where nobody does. */
export async function seatsByShift(db: Db, job: JobWithSeats, now: Date): Promise<ReadonlyMap<string, number>> {
  const seats = await seatsOf(db, job, now)
  return new Map(seats.flatMap(({ shifts }) => shifts).map((id) => [id, seatsIn(seats, id)]))
}

/** A job that people may choose shifts of. */
interface JobWithShifts {
  readonly id: string
  readonly shifts: readonly JobShift[]
  readonly shiftsNeeded: number | null
}

/** The shifts of these jobs whose seats all went to whoever accepted or was hired; none where everybody works all, so that nobody chooses. */
export async function takenShifts(db: Db, jobs: readonly JobWithShifts[], now: Date): Promise<ReadonlySet<string>> {
  const chosenFrom = jobs.filter(isChoice)
  if (chosenFrom.length === 0) return new Set()
  const accepted = (await seatsOfJobs(db, chosenFrom, now)).filter(isAccepted)
  const shifts = chosenFrom.flatMap((job) => job.shifts)
  return new Set(shifts.flatMap(({ _id, people }) => (seatsIn(accepted, _id) >= people ? [_id] : [])))
}

/** Those of an offer's shifts that have no seat left. */
export const fullShifts = (job: readonly JobShift[], offered: readonly OfferShift[], seats: readonly Seats[]): string[] =>
  shiftIdsIn(offered).filter((id) => {
    const people = job.find(({ _id }) => _id === id)?.people
    return people !== undefined && seatsIn(seats, id) >= people
  })
