import { KM_A_MILE } from '@evenshift/contract/constants'
import type { Job } from '@evenshift/contract/model/job/job'
import type { JobCard } from '@evenshift/contract/model/job/job-card'
import type { Shift } from '@evenshift/contract/model/week'
import { type EmployerFit, employerFitOf } from '#server/capabilities/ground/match/employer-fit'
import { type JobToMatch, matchJob } from '#server/capabilities/ground/match/job'
import type { Busy, MatchSeeker } from '#server/capabilities/ground/match/model'
import { reachOf } from '#server/capabilities/ground/match/reach'
import type { Way } from '#server/capabilities/ground/match/way'
import { type Week, spanOf, weekOf, without } from '#server/capabilities/ground/match/week'
import { evidenceOf } from '#server/capabilities/ground/match/evidence'
import { type Background, noBackground } from '#server/capabilities/ground/match/skills/backing'
import { holds } from '#server/capabilities/ground/match/skills/tags'
import { isStrongMatch, matchOf, partsOf, tierOf } from '#server/capabilities/ground/match/rules'
import { type ShiftFit, shiftFits, weekFitOf } from '#server/capabilities/ground/match/fit'

export type JobFit = Pick<Job, 'cal' | 'match' | 'strongMatch' | 'tier' | 'evidence' | 'weekFit'> & {
  /** The way from the seeker's home to the job; null where either is unknown or nobody travels. */
  readonly travel: Way | null
}

/** Everything that a seeker is told of how a job fits them; what stands behind their skills is asked for by who shows the evidence. */
export function fitOf(job: JobToMatch, seeker: MatchSeeker, background: Background = noBackground): JobFit {
  const asked = matchJob(job)
  const cal = partsOf(asked, seeker)
  const weekFit = weekFitOf(asked, seeker)
  return {
    cal,
    match: matchOf(cal),
    strongMatch: isStrongMatch(asked, seeker, cal),
    tier: tierOf(asked, seeker),
    evidence: evidenceOf(asked, seeker, weekFit, background),
    weekFit,
    travel: reachOf(asked.place, seeker).way,
  }
}

/** What a card tells of how a job fits. */
export interface CardFit extends Pick<JobCard, 'strongMatch' | 'tier' | 'skills'> {
  /** How each shift lies in the week, in their order; null where no free time was ever given. */
  readonly fits: readonly ShiftFit[] | null
  readonly travel: Way | null
}
export function cardFitOf(job: JobToMatch, seeker: MatchSeeker): CardFit {
  const asked = matchJob(job)
  return {
    strongMatch: isStrongMatch(asked, seeker, partsOf(asked, seeker)),
    tier: tierOf(asked, seeker),
    skills: { met: asked.skills.filter((one) => holds(seeker.skills, one)).length, asked: asked.skills.length },
    fits: shiftFits(asked, seeker),
    travel: reachOf(asked.place, seeker).way,
  }
}

/** What the employer of an applicant may know of the week; null where the job has no shifts or the seeker gave no times. */
export const fitForEmployer = (job: JobToMatch, seeker: MatchSeeker): EmployerFit | null => employerFitOf(matchJob(job), seeker)

/** How far from the job an applicant lives, in whole miles between districts; null where nobody travels, and where a city is all they gave. */
export function milesAwayOf(job: JobToMatch, seeker: MatchSeeker): number | null {
  const { way } = reachOf(matchJob(job).place, seeker)
  return way === null ? null : Math.round(way.distanceKm / KM_A_MILE)
}

/** The same seeker beside the work that they hold: nobody is free while they work. */
export const besideWork = (seeker: MatchSeeker, work: readonly Busy[]): MatchSeeker => ({
  ...seeker,
  free: seeker.free && without(seeker.free, weekOf(work)),
  busy: [...seeker.busy, ...work.map((one) => ({ ...one, isWork: true as const }))],
})

/** The text of the bit(336) column of a week: the times given, less the classes and appointments. */
export const freeWeek = (free: readonly Shift[], busy: readonly Shift[]): Week => without(weekOf(free), weekOf(busy))

/** For the index of search, which compares the same things in the database. */

/** The hours that a shift touches. */
export const hoursOf = (shift: Shift): number => spanOf(shift).length / 2
