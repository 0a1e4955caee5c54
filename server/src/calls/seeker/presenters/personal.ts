import type { Job, PublicJob } from '@evenshift/contract/model/job/job'
import type { JobWeek } from '@evenshift/contract/model/job/pay'
import type { JobShift } from '@evenshift/contract/model/week'
import { type Background, type MatchSeeker, farePence, fitOf } from '#server/capabilities/ground/match/public'
import { payCardWithTravel, usualWeek } from '#server/capabilities/work/jobs/public'

/** Those of a job's shifts that a seeker can still be given. */
export interface LeftShifts<S> {
  readonly shifts: readonly S[]
  /** Whether they are fewer than one person works. */
  readonly isShort: boolean
}

export interface PersonalFlags {
  readonly isApplied: boolean
  /** The row that DELETE /jobcart/{id} takes; null where the job is not saved. */
  readonly savedId: string | null
  /** null where the person told neither a limit nor other work. */
  readonly hoursLedger: Job['hoursLedger']
}

/** The week of whoever starts now: none where too few shifts are left for anybody. */
export const weekLeft = (job: Parameters<typeof usualWeek>[0], { shifts, isShort }: LeftShifts<JobShift>): JobWeek =>
  isShort ? { pay: null, payMost: null, hours: 0, hoursMost: null } : usualWeek(job, shifts)

/** A job beside what its seeker is and can do, by the shifts that are `left` for them, which may be too few. */
export function fitted(job: PublicJob, left: LeftShifts<JobShift>, seeker: MatchSeeker, background: Background) {
  const asked = { ...job, ...left }
  const { travel, ...fit } = fitOf(asked, seeker, background)
  const payCard = left.isShort ? { ...job.payCard, weekly: null, monthly: null } : job.payCard
  return {
    ...job,
    ...fit,
    week: weekLeft(job, left),
    payCard: payCardWithTravel(payCard, job.shifts, travel && { ...travel, farePence: farePence(travel) }, fit.tier > 0),
    distanceKm: travel?.distanceKm ?? null,
  }
}

/** Whether a job is saved, and the row that says so. */
export const savedMark = (savedId: string | null): Pick<Job, 'isSaved' | 'jobcart'> =>
  savedId === null ? { isSaved: false, jobcart: [] } : { isSaved: true, jobcart: [{ _id: savedId }] }

/** A job as this one seeker sees it. */
export const personal = (
  job: Omit<Job, 'hoursLedger' | 'isApplied' | 'isSaved' | 'jobcart'>,
  { isApplied, savedId, hoursLedger }: PersonalFlags,
): Job => ({
  ...job,
  hoursLedger,
  isApplied,
  ...savedMark(savedId),
})
