import type { employerFit } from '@evenshift/contract/model/week'
import type { MatchJob, MatchSeeker } from '#server/capabilities/ground/match/model'
import { halfHoursIn, halfHoursShared, weekOf } from '#server/capabilities/ground/match/week'
import { shiftFits } from '#server/capabilities/ground/match/fit'

export type EmployerFit = (typeof employerFit)['_zod']['output']

/** What an employer may know of the fit: hours and clashing shifts, never the timetable or what stands in the way. */
export function employerFitOf(job: MatchJob, seeker: MatchSeeker): EmployerFit | null {
  const fits = shiftFits(job, seeker)
  if (fits === null || seeker.free === null) return null
  const week = weekOf(job.shifts)
  const clashingShifts = fits.filter(({ state }) => state !== 'fits').map(({ shift }) => shift)
  return {
    hoursFit: halfHoursShared(week, seeker.free) / 2,
    hoursTotal: halfHoursIn(week) / 2,
    shiftsFit: fits.length - clashingShifts.length,
    shiftsTotal: fits.length,
    clashingShifts,
    shifts: [...job.shifts],
  }
}
