import type { PublicJob } from '@evenshift/contract/model/job/job'
import type { Shift } from '@evenshift/contract/model/week'
import type { MatchJob } from '#server/capabilities/ground/match/model'
import { tagKey } from '#server/capabilities/ground/match/skills/tags'
import { interestsOfJob, placeOf, sectorNamed, skillById } from '#server/capabilities/ground/reference/public'

/** The part of a job that the match reads; any view of a job brings it. */
export type JobToMatch = Pick<
  PublicJob,
  'jobRole' | 'location' | 'outcode' | 'sector' | 'shiftsNeeded' | 'skillsRequired' | 'workplace'
> & {
  readonly shifts: readonly Shift[]
  /** Whether these are fewer than one person works, since the others are filled. */
  readonly isShort?: boolean
}

const skillsOf = (job: JobToMatch): MatchJob['skills'] => {
  const asked = new Map<number | string, MatchJob['skills'][number]>()
  for (const { _id, name, must } of job.skillsRequired) {
    const tag = { name, position: (_id === null ? undefined : skillById(_id))?.position ?? null, must }
    const same = asked.get(tagKey(tag))
    asked.set(tagKey(tag), { ...tag, must: must || same?.must === true })
  }
  return [...asked.values()]
}

/** A job as the match sees it: names turned into places in our lists, what is asked twice counted once. */
export function matchJob(job: JobToMatch): MatchJob {
  const sector = sectorNamed(job.sector)
  return {
    skills: skillsOf(job),
    interests: sector === undefined ? [] : interestsOfJob({ sectorId: sector._id, roleId: job.jobRole?._id ?? null }),
    shifts: job.shifts.map(({ day, start, end }) => ({ day, start, end })),
    shiftsNeeded: job.shiftsNeeded,
    isShort: job.isShort ?? false,
    place: job.workplace === 'remote' ? null : placeOf(job.outcode, job.location),
  }
}
