import { type SQL, and, count, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { InputFault } from '@evenshift/contract/refusals'
import type { JobStatus } from '@evenshift/contract/states/job/job'
import { statusById } from '#server/capabilities/ground/approval/public'
import { type JobRow, jobs } from '#server/capabilities/work/jobs/tables'
import type { UnitWithHiring } from '#server/capabilities/work/jobs/lifecycle/hiring'
import { type Mover, makeLive, moveJob } from '#server/capabilities/work/jobs/lifecycle/moves'
import { isOver } from '#server/capabilities/work/jobs/lifecycle/over'
import { type PayFacts, bandWords, hourlyOf, payFault } from '#server/capabilities/work/jobs/rules/pay'
import type { ReviewReason } from '#server/capabilities/work/jobs/rules/risk'
import { advertFaults, advertOf } from '#server/capabilities/work/jobs/publishing/adverts'
import { closingDateFault, shiftsFault, startDateFault, termFaults } from '#server/capabilities/work/jobs/rules/publishing'
import { payFactsOf } from '#server/capabilities/work/jobs/published'
import { risksOf } from '#server/capabilities/work/jobs/publishing/risks'
import { londonDate, minimumWageOn } from '#server/capabilities/ground/reference/public'
import { planOf, tellOwnersOfLimit } from '#server/capabilities/parties/companies/public'
import { type Refusal, isRefusal, refuse, refuseField } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'
import { takeTurn } from '#server/platform/database/locks'

/** A job that waits for a person holds its place already, so that an approval never fails for want of one. */
const holdingPlace = ['pending_review', 'live'] as const satisfies readonly JobStatus[]

const holdsPlace = (employerId: string): SQL | undefined => and(eq(jobs.employerId, employerId), inArray(jobs.status, [...holdingPlace]))

/** How many live jobs of the plan a company uses; one that waits for its check holds its place. */
export const liveJobsOf = (db: Db, employerId: string): Promise<number> => db.$count(jobs, holdsPlace(employerId))

/** Why pay or a band of it is not lawful; null where all are. Jobs and offers alike; `at` is the path of the pay in the input. */
export function payRefusal(facts: PayFacts, startDate: string, today: string, at: string): Refusal | null {
  const rates = minimumWageOn(startDate > today ? startDate : today)
  const fault = payFault(facts, rates)
  if (fault === null) {
    return hourlyOf(facts) === null ? refuseField(at, 'Say the hours as well, so that the pay can be made hourly') : null
  }
  const path = fault.band === null ? at : `payBands.${fault.band}.salary`
  return refuse('PAY_BELOW_MINIMUM', {
    message: fault.message,
    errors: [{ path, message: fault.message }],
    details: { minimum: fault.minimum, band: bandWords[fault.age], from: rates.effectiveFrom },
  })
}

/** What of a job is judged only where it is new: a job that people see keeps what it went live with. */
interface IsNew {
  readonly start: boolean
  readonly closing: boolean
  readonly shifts: boolean
}
const allNew = ({ status }: JobRow): IsNew => ({ start: true, closing: true, shifts: status === 'draft' })

/** Why these terms cannot stand before seekers. */
export function termsRefusal(row: JobRow, today: string, isNew: IsNew): Refusal | null {
  const noShifts = isNew.shifts ? shiftsFault(row.terms) : null
  const faults: (InputFault | null)[] = [
    // Hours follow from the shifts.
    ...termFaults(row).filter(({ path }) => noShifts === null || path !== 'hoursPerWeek'),
    ...advertFaults(advertOf(row)),
    noShifts,
    isNew.start ? startDateFault(row.terms.startDate, today) : null,
    isNew.closing ? closingDateFault(row.closingDate, today) : null,
  ]
  const { salary, startDate } = row.terms
  const pay = salary === null ? null : payRefusal(payFactsOf({ ...row.terms, salary }), startDate ?? today, today, 'salary')
  const errors = faults.filter((fault) => fault !== null)
  if (errors.length === 0) return pay
  // Hours that are missing are named at their own field already.
  const tooLow = pay?.code === 'PAY_BELOW_MINIMUM' ? (pay.extra.errors ?? []) : []
  return refuse('INVALID_INPUT', { errors: [...errors, ...tooLow] })
}

/** What keeps this job from going live now, field by field; empty where nothing does but its place in the plan. */
export const faultsToPublish = (row: JobRow, now: Date): readonly InputFault[] =>
  termsRefusal(row, londonDate(now), allNew(row))?.extra.errors ?? []

/** A job of this company went live before and was not removed since: a person has let one through. */
async function hasPublished(tx: Db, employerId: string): Promise<boolean> {
  const [row] = await tx
    .select({ published: count() })
    .from(jobs)
    .where(and(eq(jobs.employerId, employerId), isNotNull(jobs.publishedAt), ne(jobs.status, 'removed')))
  return (row?.published ?? 0) > 0
}

/** Why a person reads this draft before anybody sees it; empty where nobody needs to. */
async function reviewReasonsOf({ tx, now }: Unit, row: JobRow): Promise<ReviewReason[]> {
  const first: ReviewReason[] = (await hasPublished(tx, row.employerId)) ? [] : ['first_job']
  const found = await risksOf(tx, row, londonDate(now))
  return [...new Set([...first, ...found.map(({ signal }) => signal)])]
}

/**
 * Brings a job that this transaction holds live, or before a person where it is the company's first or a risk is found in it.
 * The count of places stands in the update's own condition, and nobody else of the company publishes meanwhile.
 */
export async function takePlace(unit: UnitWithHiring, row: JobRow, mover: Mover, set: Partial<JobRow> = {}): Promise<JobRow | Refusal> {
  const { tx, now } = unit
  await takeTurn(tx, 'publish', row.employerId)
  if ((await statusById(tx, row.employerId)) !== 'Approved')
    return refuse('PROFILE_PENDING', { message: 'We’re checking your company. Your jobs can go live once that’s done.' })
  const { package: name, limits, isUnpaid } = await planOf(tx, row.employerId, now)
  // What was live before a payment failed may be live again.
  if (isUnpaid && row.status !== 'paused')
    return refuse('PAYMENT_DUE', { message: 'Your last payment didn’t go through. Pay it and you can post jobs again.' })
  const reviewReasons = row.status === 'draft' ? await reviewReasonsOf(unit, row) : []
  const waits = reviewReasons.length > 0
  // One that is over by its dates gives its place back, though the clock may not have come by.
  const others = and(holdsPlace(row.employerId), ne(jobs.id, row.id), sql`${isOver(now)} is not true`)
  const live = { ...set, publishedAt: row.publishedAt ?? now, lastConfirmedAt: now, closedAt: null, closeReason: null, statusReason: null }
  const condition = {
    holds: sql`(select count(*) from ${jobs} where ${others}) < ${limits.liveJobs}`,
    refusal: async () => {
      const used = await tx.$count(jobs, others)
      const message = `Your plan has ${limits.liveJobs === 1 ? 'one live job' : `${limits.liveJobs} live jobs`}. Close or pause one, or choose a larger plan.`
      return refuse('PLAN_LIMIT', { message, details: { limit: limits.liveJobs, used, package: name, of: 'liveJobs' } })
    },
  }
  const moved = await (waits
    ? moveJob(unit, row, 'pending_review', mover, { set: { ...set, statusReason: null, reviewReasons }, condition })
    : makeLive(unit, row, mover, { set: live, condition }))
  if (!isRefusal(moved) && limits.liveJobs > 1 && (await tx.$count(jobs, others)) === limits.liveJobs - 1)
    await tellOwnersOfLimit(unit, row.employerId, 'liveJobs', limits.liveJobs)
  return moved
}

/** Every check of a draft or paused job, then its place. */
export async function publish(unit: UnitWithHiring, row: JobRow, mover: Mover): Promise<JobRow | Refusal> {
  const refusal = termsRefusal(row, londonDate(unit.now), allNew(row))
  return isRefusal(refusal) ? refusal : takePlace(unit, row, mover)
}
