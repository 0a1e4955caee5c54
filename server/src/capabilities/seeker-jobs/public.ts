import type { Job } from '@evenshift/contract/model/job'
import { appliedTo } from '#server/capabilities/applications/public'
import { jobsForSeeker } from '#server/capabilities/jobs/public'
import type { MatchSeeker } from '#server/capabilities/match/public'
import { seekerForMatch } from '#server/capabilities/profiles/public'
import { savedAmong } from '#server/capabilities/saved/public'
import { personalise } from '#server/capabilities/seeker-jobs/personal'
import type { Db } from '#server/platform/database/port'

/** What the match reads of the seeker who calls; every call that shows jobs is let through with a profile only. */
export async function matchSeekerOf(db: Db, seekerId: string): Promise<MatchSeeker> {
  const seeker = await seekerForMatch(db, seekerId)
  if (seeker === null) throw new Error('a seeker without a profile was let through to the jobs')
  return seeker
}

/**
 * These jobs as a seeker sees them, in this order, saved and applied marks and the match included.
 * The caller decides which jobs the seeker may see; one that is in no seeker's reach (a draft) is left out.
 */
export async function personalJobs(db: Db, seekerId: string, jobIds: readonly string[], now: Date): Promise<Job[]> {
  if (jobIds.length === 0) return []
  const seeker = await matchSeekerOf(db, seekerId)
  const jobs = await jobsForSeeker(db, jobIds, now)
  const saved = await savedAmong(db, seekerId, jobIds)
  const applied = await appliedTo(db, seekerId, jobIds, now)
  return jobIds.flatMap((id) => {
    const job = jobs.get(id)
    const isApplied = applied.get(id)?.mayReapply === false
    return job ? [personalise(job, seeker, { isApplied, savedId: saved.get(id) ?? null })] : []
  })
}
