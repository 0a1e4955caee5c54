import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import type { JobShift } from '@evenshift/contract/model/week'
import { tabOf } from '@evenshift/contract/states/application/application'
import { resultWords } from '#web/areas/seeker/job-card/fit-words'
import { clashOf } from '#web/areas/seeker/jobs/shifts/shift-states'

/** The change of the job that its card tells; null where it didn't change, somebody said yes to their offer, or it is over. */
export const changeTold = ({ change, status }: Pick<ApplicationDetail, 'change' | 'status'>): ApplicationDetail['change'] =>
  tabOf(status) === 'live' || status === 'offered' ? change : null

/** Those of the shifts asked for that nobody else took. */
const leftOf = ({ job, shifts, takenShifts }: ApplicationDetail): JobShift[] =>
  job.shifts.filter(({ _id }) => shifts.includes(_id) && !takenShifts.includes(_id))

/** The ids of the shifts that were asked for and that nobody else took, though the job has them no more; undefined where nobody asked for any. */
export const ownShifts = ({ shifts, takenShifts }: ApplicationDetail): ReadonlySet<string> | undefined =>
  shifts.length === 0 ? undefined : new Set(shifts.filter((id) => !takenShifts.includes(id)))

/** Those of the shifts left to them that don't fit the week of today. */
export const missedOf = (application: ApplicationDetail): JobShift[] =>
  leftOf(application).filter((shift) => clashOf(shift, application.job.weekFit))

/**
 * Whether a changed job still fits. A loss that waits for an answer is told of today's week, so that it goes once the week is another; so is
 * the fit of what is left once some of what they asked for is filled, and none where all of it is.
 */
export function fitTold(application: ApplicationDetail, missed: readonly JobShift[]) {
  const { job, shifts, change, changeAsked, takenShifts } = application
  if (change === null || change.fit === '') return null
  if (shifts.some((id) => takenShifts.includes(id))) {
    const left = leftOf(application).length
    return left === 0 || job.weekFit === null ? null : { isLoss: missed.length > 0, text: resultWords(left - missed.length, left) }
  }
  if (changeAsked === null || change.effect !== 'worse' || shifts.length === 0 || job.weekFit === null)
    return { isLoss: change.effect === 'worse', text: change.fit }
  return { isLoss: missed.length > 0, text: resultWords(shifts.length - missed.length, shifts.length) }
}
