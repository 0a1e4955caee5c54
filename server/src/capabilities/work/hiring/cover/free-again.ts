import type { OfferShift } from '@evenshift/contract/model/week'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { type JobWithSeats, isAccepted, seatsIn, seatsOf, shiftsMet } from '#server/capabilities/work/hiring/cover/seats'
import type { Db } from '#server/platform/database/port'

/**
 * The job's shifts that are free since whoever `agreed` to them pulled out, in words and at the times that they have now: a job may have moved
 * them since they were agreed. Empty where there are none to tell; null once others hold all of them.
 */
export async function freeAgain(db: Db, job: JobWithSeats, agreed: readonly OfferShift[], now: Date): Promise<string | null> {
  const met = shiftsMet(job.shifts, agreed)
  // An offer from before a job's shifts were told apart names none of them.
  if (!agreed.some(({ _id }) => job.shifts.some((shift) => shift._id === _id))) return agreed.length > 0 ? shiftsWords(agreed) : ''
  const seats = (await seatsOf(db, job, now)).filter(isAccepted)
  const theirs = job.shifts.filter(({ _id }) => met.includes(_id))
  const free = theirs.filter(({ _id, people }) => seatsIn(seats, _id) < people)
  if (free.length > 0) return shiftsWords(free)
  return theirs.length > 0 ? null : ''
}
