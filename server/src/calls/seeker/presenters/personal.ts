import type { Job, PublicJob } from '@evenshift/contract/model/job/job'
import type { JobShift } from '@evenshift/contract/model/week'
import { type Background, type MatchSeeker, farePence, fitOf } from '#server/capabilities/ground/match/public'
import { payCardWithTravel } from '#server/capabilities/work/jobs/public'

export interface PersonalFlags {
  readonly isApplied: boolean
  /** The row that DELETE /jobcart/{id} takes; null where the job is not saved. */
  readonly savedId: string | null
  /** null where the person told neither a limit nor other work. */
  readonly hoursLedger: Job['hoursLedger']
}

/** A job beside what its seeker is and can do, by the shifts that are `open` to them. */
export function fitted(job: PublicJob, open: readonly JobShift[], seeker: MatchSeeker, background: Background) {
  const { travel, ...fit } = fitOf({ ...job, shifts: open }, seeker, background)
  return {
    ...job,
    ...fit,
    payCard: payCardWithTravel(job.payCard, job.shifts, travel && { ...travel, farePence: farePence(travel) }, fit.tier > 0),
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
