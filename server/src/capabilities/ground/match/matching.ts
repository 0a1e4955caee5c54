import type { Job } from '@evenshift/contract/model/job/job'
import type { JobCard } from '@evenshift/contract/model/job/job-card'
import type { Shift } from '@evenshift/contract/model/week'
import { type EmployerFit, employerFitOf } from '#server/capabilities/ground/match/employer-fit'
import { type JobToMatch, matchJob } from '#server/capabilities/ground/match/job'
import type { MatchSeeker, Place } from '#server/capabilities/ground/match/model'
import { type Travel, travelBetween, travelHalfHours } from '#server/capabilities/ground/match/travel'
import { type Week, spanOf, weekOf, without } from '#server/capabilities/ground/match/week'
import { evidenceOf } from '#server/capabilities/ground/match/evidence'
import { holds } from '#server/capabilities/ground/match/tags'
import { isStrongMatch, matchOf, partsOf } from '#server/capabilities/ground/match/rules'
import { weekFitOf } from '#server/capabilities/ground/match/fit'

export type JobFit = Pick<Job, 'cal' | 'match' | 'strongMatch' | 'evidence' | 'weekFit'> & {
  /** The way from the seeker's city to the job's; null where either is unknown or nobody travels. */
  readonly travel: Travel | null
}

/** Everything that a seeker is told of how a job fits them. */
export function fitOf(job: JobToMatch, seeker: MatchSeeker): JobFit {
  const asked = matchJob(job)
  const cal = partsOf(asked, seeker)
  const weekFit = weekFitOf(asked, seeker)
  return {
    cal,
    match: matchOf(cal),
    strongMatch: isStrongMatch(asked, seeker, cal),
    evidence: evidenceOf(asked, seeker, weekFit),
    weekFit,
    travel: travelBetween(seeker.home, asked.place, seeker.travelMode),
  }
}

/** What a card tells of how a job fits. */
export interface CardFit extends Pick<JobCard, 'strongMatch' | 'skills' | 'weekFit'> {
  readonly travel: Travel | null
}
export function cardFitOf(job: JobToMatch, seeker: MatchSeeker): CardFit {
  const asked = matchJob(job)
  const weekFit = weekFitOf(asked, seeker)
  return {
    strongMatch: isStrongMatch(asked, seeker, partsOf(asked, seeker)),
    skills: { met: asked.skills.filter((one) => holds(seeker.skills, one)).length, asked: asked.skills.length },
    weekFit: weekFit && {
      shiftsFit: weekFit.shiftsFit,
      shiftsTotal: weekFit.shiftsTotal,
      days: weekFit.days.map(({ state }) => state),
      firstClash: weekFit.clashes[0] ?? null,
    },
    travel: travelBetween(seeker.home, asked.place, seeker.travelMode),
  }
}

/** What the employer of an applicant may know of the week; null where the job has no shifts or the seeker gave no times. */
export const fitForEmployer = (job: JobToMatch, seeker: MatchSeeker): EmployerFit | null => employerFitOf(matchJob(job), seeker)

/** The text of the bit(336) column of a week: the times given, less the classes and appointments. */
export const freeWeek = (free: readonly Shift[], busy: readonly Shift[]): Week => without(weekOf(free), weekOf(busy))

/** For the index of search, which compares the same things in the database. */

/** The hours that a shift touches. */
export const hoursOf = (shift: Shift): number => spanOf(shift).length / 2

/** What the way to a place adds to each end of a shift, in half-hours; 0 where it is not known. */
export const travelHalfHoursTo = (place: Place, seeker: Pick<MatchSeeker, 'home' | 'travelMode'>): number =>
  travelHalfHours(travelBetween(seeker.home, place, seeker.travelMode))
