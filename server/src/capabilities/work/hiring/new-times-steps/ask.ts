import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Parsed } from '@evenshift/contract/call'
import type { employerApplicants } from '@evenshift/contract/employer/applicants'
import type { NewTimes } from '@evenshift/contract/model/application/new-times'
import type { OfferShift } from '@evenshift/contract/model/week'
import { isHeld } from '@evenshift/contract/states/application/application'
import { isAskedFor, mayAsk, movedSince, movedWords } from '@evenshift/contract/states/application/new-times'
import { isSameTime } from '@evenshift/contract/states/shift-words'
import { fullShifts, seatsOf } from '#server/capabilities/work/hiring/cover/seats'
import { record } from '#server/capabilities/work/hiring/history'
import { openJobs } from '#server/capabilities/work/hiring/letters/open-jobs'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { findForEmployer } from '#server/capabilities/work/hiring/lists/store.employer'
import { lockJob } from '#server/capabilities/work/hiring/moves/job-lock'
import { lockApplication, notAllowed, stale } from '#server/capabilities/work/hiring/moves/moves'
import type { Member } from '#server/capabilities/work/hiring/moves/moves.employer'
import { termsAt } from '#server/capabilities/work/hiring/new-times/terms'
import { offersOf } from '#server/capabilities/work/hiring/offers/offers-sent'
import { isReadable } from '#server/capabilities/work/hiring/rules'
import { applications } from '#server/capabilities/work/hiring/tables'
import { jobForApplication, payRefusal } from '#server/capabilities/work/jobs/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

type Wanted = Parsed<typeof employerApplicants.askNewTimes>['body']['shifts']

/**
 * Asks somebody who agreed to shifts that the job has moved since to come at its times now, and tells them; asked again it stays asked and tells
 * no one. Refuses NOT_FOUND, INVALID_TRANSITION, STALE where those aren't the job's times any more, ALREADY_EXISTS, SHIFT_TAKEN and
 * PAY_BELOW_MINIMUM.
 */
export async function askNewTimes(unit: Unit, member: Member, id: string, wanted: Wanted): Promise<NewTimes | Refusal> {
  const { tx, now } = unit
  const found = await findForEmployer(tx, member.employerId, id, now)
  if (found === null) return refuse('NOT_FOUND')
  // Held by whatever moves the job's shifts, ends it, or takes a seat.
  await lockJob(tx, found.jobId, 'alone')
  const row = await lockApplication(unit, and(eq(applications.id, id), eq(applications.employerId, member.employerId)))
  if (row === null || !isReadable(row, now)) return refuse('NOT_FOUND')
  const [job, offer, today] = [await jobForApplication(tx, row.jobId, now), (await offersOf(tx, [id])).get(id), londonDate(now)]
  const isOver = offer === undefined || (offer.endDate !== null && offer.endDate < today)
  if (job === null || isOver || !isHeld(row.status) || !(await openJobs(tx, [row], now)).has(row.jobId))
    return notAllowed(row, 'employer', now)
  if (row.newTimes?.state === 'asked' && isAskedFor(row.newTimes, wanted)) return row.newTimes
  const shifts = movedSince(offer.shifts, job.shifts)
    .filter(({ is }) => wanted.some((one) => one._id === is._id && isSameTime(one, is)))
    .map(({ was, is: { people: _people, ...is } }) => ({ was, is }))
  if (shifts.length < wanted.length) return stale(row)
  if (!mayAsk(row.newTimes, wanted)) return refuse('ALREADY_EXISTS', { message: 'You’ve already asked. Message them instead.' })
  const terms = termsAt(offer, shifts)
  const refusal = (await seatRefusal(unit, id, job, terms.shifts)) ?? payRefusalOf(terms, job.totalHours, today)
  if (refusal !== null) return refusal
  const newTimes: NewTimes = { _id: uuidv7(), at: now.toISOString(), state: 'asked', settledAt: null, shifts }
  await tx.update(applications).set({ newTimes }).where(eq(applications.id, id))
  const said = movedWords(shifts)
  const mover = { by: 'employer', personId: member.userId } as const
  await record(tx, [
    { ...mover, applicationId: id, status: row.status, at: now, reason: null, message: null, times: `New times asked: ${said}` },
  ])
  await notify(unit, 'times_asked', [{ ...row, newTimes }], said)
  return newTimes
}

type Job = NonNullable<Awaited<ReturnType<typeof jobForApplication>>>

/** Others may have the seat by now. */
export async function seatRefusal({ tx, now }: Unit, id: string, job: Job, shifts: readonly OfferShift[]): Promise<Refusal | null> {
  const full = fullShifts(job.shifts, shifts, await seatsOf(tx, job, now, id))
  return full.length > 0 ? refuse('SHIFT_TAKEN', { details: { shifts: full } }) : null
}

/** A longer week for the same salary may pay too little. */
function payRefusalOf(terms: ReturnType<typeof termsAt>, totalHours: Job['totalHours'], today: string): Refusal | null {
  const { pay: salary, payUnit: salaryUnit, hoursPerWeek, shifts, payBands, startDate } = terms
  return payRefusal({ salary, salaryUnit, hoursPerWeek, totalHours, shifts, payBands }, startDate, today, 'shifts')
}
