import { and, eq, inArray, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { type ApplicationRow, applications, offers } from '#server/capabilities/work/hiring/tables'
import type { Mover } from '#server/capabilities/work/hiring/history'
import {
  type OfferInput,
  changesBetween,
  changesFrom,
  firstDayOf,
  termFaults,
  wholeTerms,
} from '#server/capabilities/work/hiring/offers/rules.offer'
import { hasLapsed } from '#server/capabilities/work/hiring/time/lapses'
import { makeMove } from '#server/capabilities/work/hiring/moves/moves'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { offersOf } from '#server/capabilities/work/hiring/offers/offers-sent'
import { type JobForApplication, jobForApplication, payRefusal } from '#server/capabilities/work/jobs/public'
import { fullShifts, seatsOf } from '#server/capabilities/work/hiring/cover/seats'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

/** Whether every place is filled, accepted or offered. The caller holds the job's lock, so nobody offers meanwhile. */
async function isEveryPlaceTaken({ tx, now }: Unit, job: JobForApplication): Promise<boolean> {
  const isTaken = inArray(applications.status, ['offered', 'offer_accepted'])
  const taken = await tx.$count(applications, and(eq(applications.jobId, job.id), isTaken, sql`${hasLapsed(now)} is not true`))
  return job.filled + taken >= job.vacancies
}

/**
 * Sends terms, or new ones in their place. The caller holds the job's lock and judged the move.
 * Refuses incomplete or unlawful terms, PAY_BELOW_MINIMUM, VACANCIES_TAKEN and SHIFT_TAKEN.
 */
export async function sendOffer(
  unit: Unit,
  row: ApplicationRow,
  mover: Mover,
  input: OfferInput,
  message?: string,
): Promise<ApplicationRow | Refusal> {
  const { tx, now } = unit
  const job = await jobForApplication(tx, row.jobId, now)
  if (job === null) return refuse('NOT_FOUND')
  const today = londonDate(now)
  const terms = wholeTerms(input, job, row.shiftIds, now)
  const errors = termFaults(terms, job, now, today)
  const { pay: salary, payUnit: salaryUnit, hoursPerWeek, shifts, payBands, startDate, expiresAt } = terms
  const unlawful = payRefusal(
    { salary, salaryUnit, hoursPerWeek, totalHours: job.totalHours, shifts, payBands },
    startDate,
    today,
    'offer.pay',
  )
  // Told at once, with what is wrong besides.
  if (errors.length > 0) return refuse('INVALID_INPUT', { errors: [...errors, ...(unlawful?.extra.errors ?? [])] })
  if (unlawful !== null) return unlawful
  const isAmended = row.status === 'offered'
  if (!isAmended && (await isEveryPlaceTaken(unit, job))) return refuse('VACANCIES_TAKEN')
  const full = fullShifts(job.shifts, terms.shifts, await seatsOf(tx, job, now, row.id))
  if (full.length > 0) return refuse('SHIFT_TAKEN', { details: { shifts: full } })

  const moved = await makeMove(unit, row, {
    ...mover,
    to: 'offered',
    message: message ?? null,
    set: {
      offerExpiresAt: expiresAt,
      isOfferReminded: false,
      startDate: firstDayOf(terms),
      isOfferRenewed: row.isOfferRenewed || row.status === 'offer_expired',
    },
  })
  if (isRefusal(moved)) return moved
  const { workplace, location } = job
  const before = isAmended ? (await offersOf(tx, [row.id])).get(row.id) : undefined
  await tx
    .insert(offers)
    .values({ id: uuidv7(), applicationId: row.id, ...terms, workplace, location, changes: changesFrom(job, terms), sentAt: now })
  if (before === undefined) await notify(unit, 'offered', [moved])
  else await notify(unit, 'offer_changed', [moved], changesBetween(before, terms))
  return moved
}

/** Marks the terms on the table as answered. */
export async function answerTerms({ tx, now }: Unit, applicationId: string): Promise<void> {
  const terms = (await offersOf(tx, [applicationId])).get(applicationId)
  if (terms !== undefined) await tx.update(offers).set({ answeredAt: now }).where(eq(offers.id, terms.id))
}
