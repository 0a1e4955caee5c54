import type { Job } from '@evenshift/contract/model/job/job'
import type { Profile } from '@evenshift/contract/model/profile/profile'
import { isHeld } from '@evenshift/contract/states/application/application'
import { takesApplications } from '@evenshift/contract/states/job/job'
import { hasTooFewShifts, shiftsLeft } from '@evenshift/contract/states/job/usual-hours'
import { type SeekerAtWork, appliedTo, besideJob, seekerAtWork, takenShifts } from '#server/capabilities/work/hiring/public'
import { jobsForSeeker } from '#server/capabilities/derived/adverts/public'
import { backgroundOf } from '#server/capabilities/parties/profiles/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { savedAmong } from '#server/capabilities/parties/marks/public'
import { ledgers } from '#server/calls/seeker/presenters/ledgers'
import { fitted, personal } from '#server/calls/seeker/presenters/personal'
import type { Db } from '#server/platform/database/port'

/** The seeker who calls; every call that shows jobs is let through with a profile only. */
export async function callingSeeker(db: Db, seekerId: string, now: Date): Promise<SeekerAtWork> {
  const seeker = await seekerAtWork(db, seekerId, now)
  if (seeker === null) throw new Error('a seeker without a profile was let through to the jobs')
  return seeker
}

export const noneTaken: ReadonlySet<string> = new Set()

/** The same seeker by other means than their profile’s, where one is named. */
export const travelling = (seeker: SeekerAtWork, travelMode: Profile['travelMode'] | undefined): SeekerAtWork =>
  travelMode == null ? seeker : { ...seeker, profile: { ...seeker.profile, travelMode }, match: { ...seeker.match, travelMode } }

/**
 * These jobs as a seeker sees them, in this order, saved and applied marks and the match included. `known` is the seeker, where read already.
 * The caller decides which jobs the seeker may see; one that is in no seeker's reach (a draft) is left out.
 */
export async function personalJobs(
  db: Db,
  seekerId: string,
  jobIds: readonly string[],
  now: Date,
  known: SeekerAtWork | null = null,
): Promise<Job[]> {
  if (jobIds.length === 0) return []
  const seeker = known ?? (await callingSeeker(db, seekerId, now))
  const [jobs, saved, applied, background] = await Promise.all([
    jobsForSeeker(db, jobIds, now),
    savedAmong(db, seekerId, jobIds),
    appliedTo(db, seekerId, jobIds),
    backgroundOf(db, seekerId),
  ])
  const taken = await takenShifts(
    db,
    [...jobs.values()].map((job) => ({ ...job, id: job._id })),
    now,
  )
  const ledgerOf = ledgers(seeker, londonDate(now))
  return jobIds.flatMap((id) => {
    const job = jobs.get(id)
    const sent = applied.get(id)
    const isApplied = sent?.mayReapply === false
    if (job === undefined) return []
    // Whoever has the job has a seat of their own among those that are taken; one that is over reads as it was advertised.
    const seats = (sent && isHeld(sent.status)) || !takesApplications(job.status) ? noneTaken : taken
    const left = { shifts: shiftsLeft(job, seats), isShort: hasTooFewShifts(job, seats) }
    const marks = { isApplied, savedId: saved.get(id) ?? null, hoursLedger: ledgerOf(job) }
    // Their word for the shifts they asked for counts here as it does for the employer.
    const own = { ...besideJob(seeker, id), ...(isApplied && { said: sent.said }) }
    return [personal(fitted(job, left, own, background), marks)]
  })
}
