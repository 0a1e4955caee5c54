import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import type { JobForApplication } from '#server/capabilities/work/jobs/public'
import { type Background, type MatchSeeker, fitForEmployer, fitOf, milesAwayOf } from '#server/capabilities/ground/match/public'

export type Fit = Pick<ApplicationRow, 'match' | 'fit' | 'evidence' | 'milesAway'>

/** How a seeker fits the shifts of a job that they asked for. The week is told apart, so that the evidence carries nothing of the timetable. */
export function fitWith(
  job: JobForApplication,
  shifts: JobForApplication['shifts'],
  seeker: MatchSeeker | null,
  background: Background,
): Fit {
  if (seeker === null) return { match: null, fit: null, evidence: [], milesAway: null }
  const wanted = { ...job, shifts, shiftsNeeded: null }
  return {
    match: fitOf(wanted, seeker).match,
    fit: fitForEmployer(wanted, seeker),
    evidence: fitOf({ ...job, shifts: [] }, seeker, background).evidence,
    milesAway: milesAwayOf(wanted, seeker),
  }
}
