import type { Job } from '@evenshift/contract/model/job/job'
import { appliedTo } from '#server/capabilities/work/hiring/public'
import { jobsForSeeker } from '#server/capabilities/derived/adverts/public'
import { type SeekerForJobs, seekerForJobs } from '#server/capabilities/parties/profiles/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { savedAmong } from '#server/capabilities/parties/marks/public'
import { ledgers } from '#server/calls/seeker/presenters/ledgers'
import { fitted, personal } from '#server/calls/seeker/presenters/personal'
import type { Db } from '#server/platform/database/port'

/** The seeker who calls; every call that shows jobs is let through with a profile only. */
export async function callingSeeker(db: Db, seekerId: string): Promise<SeekerForJobs> {
  const seeker = await seekerForJobs(db, seekerId)
  if (seeker === null) throw new Error('a seeker without a profile was let through to the jobs')
  return seeker
}

/**
 * These jobs as a seeker sees them, in this order, saved and applied marks and the match included. `known` is the seeker, where read already.
 * The caller decides which jobs the seeker may see; one that is in no seeker's reach (a draft) is left out.
 */
export async function personalJobs(
  db: Db,
  seekerId: string,
  jobIds: readonly string[],
  now: Date,
  known: SeekerForJobs | null = null,
): Promise<Job[]> {
  if (jobIds.length === 0) return []
  const seeker = known ?? (await callingSeeker(db, seekerId))
  const [jobs, saved, applied, ledgerOf] = await Promise.all([
    jobsForSeeker(db, jobIds, now),
    savedAmong(db, seekerId, jobIds),
    appliedTo(db, seekerId, jobIds, now),
    ledgers(db, seekerId, seeker.hours, londonDate(now)),
  ])
  return jobIds.flatMap((id) => {
    const job = jobs.get(id)
    const isApplied = applied.get(id)?.mayReapply === false
    return job ? [personal(fitted(job, seeker.match), { isApplied, savedId: saved.get(id) ?? null, hoursLedger: ledgerOf(job) })] : []
  })
}
