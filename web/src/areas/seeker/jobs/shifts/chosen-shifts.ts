import type { JobDetail } from '@evenshift/contract/model/application/application'
import { isHeld, isOpen } from '@evenshift/contract/states/application/application'
import { isChoice } from '@evenshift/contract/states/job/shift-choice'
import { hoursOfShifts } from '#web/shared/week/worked-hours'

type Choosable = Pick<JobDetail, 'shifts' | 'shiftsNeeded' | 'takenShifts' | 'weekFit' | 'application'>

const idsOf = (shifts: JobDetail['shifts']): string[] => shifts.map(({ _id }) => _id)

/** Whether the application that there is stands for the choice. */
const isAppliedFor = ({ application }: Pick<JobDetail, 'application'>): boolean =>
  application !== null && (isOpen(application.status) || !application.mayReapply)

/** Whether there is nothing to choose: everybody works all shifts, or an application says which. */
export const isFixed = (job: Choosable): boolean => !isChoice(job) || isAppliedFor(job)

/** The shifts that nobody has yet. */
export const openShifts = ({ shifts, takenShifts }: Pick<Choosable, 'shifts' | 'takenShifts'>): JobDetail['shifts'] =>
  shifts.filter(({ _id }) => !takenShifts.includes(_id))

/** The shifts that the week of the job is reckoned on: those that can still be had; all of them where none can, and for whoever has the job. */
export function shiftsLeft(job: Choosable): JobDetail['shifts'] {
  const open = openShifts(job)
  return open.length === 0 || (job.application && isHeld(job.application.status)) ? job.shifts : open
}

/** The ids chosen before anybody chooses: those applied for that can still be had, none where too few are left, all where all are needed, else those open that fit the seeker's week. */
export function presetShifts(job: Choosable): string[] {
  const { shifts, weekFit, application } = job
  if (application && isAppliedFor(job)) return idsOf(openShifts(job).filter(({ _id }) => application.shifts.includes(_id)))
  if (isFixed(job)) return idsOf(shifts)
  if (weekFit === null || isShort(job)) return []
  const clashes = weekFit.clashes.map(({ day, start, end }) => `${day} ${start} ${end}`)
  return idsOf(openShifts(job).filter(({ day, start, end }) => !clashes.includes(`${day} ${start} ${end}`)))
}

/** How many more have to be chosen before one can apply. */
export const missingShifts = ({ shifts, shiftsNeeded }: Pick<Choosable, 'shifts' | 'shiftsNeeded'>, chosen: readonly string[]): number =>
  Math.max(0, Math.min(shiftsNeeded ?? shifts.length, shifts.length) - chosen.length)

/** Whether fewer shifts are left than one person works, so that nobody new can apply. */
export const isShort = (job: Choosable): boolean => !isFixed(job) && openShifts(job).length < missingShifts(job, [])

export interface ChoiceFigures {
  readonly count: number
  /** Without unpaid breaks. */
  readonly hours: number
  /** Pounds a week before tax; null where pay is not by time. */
  readonly weekly: number | null
  /** What is left of them once the ways there and back are paid; null where the way is not known. */
  readonly afterTravel: number | null
  /** Pounds an hour once the ways are paid and their time is counted; null where they are not known. */
  readonly doorToDoor: number | null
}

/** What the chosen shifts come to. */
export function choiceFigures(
  { shifts, salaryUnit, payCard }: Pick<JobDetail, 'shifts' | 'salaryUnit' | 'payCard'>,
  chosen: readonly string[],
): ChoiceFigures {
  const own = shifts.filter(({ _id }) => chosen.includes(_id))
  const hours = hoursOfShifts(own)
  const weekly = payCard.hourly === null || salaryUnit === 'fixed' ? null : payCard.hourly * hours
  const trips = 2 * own.length
  const onTheWay = payCard.travel === null ? 0 : (trips * payCard.travel.minutes) / 60
  const afterTravel = weekly === null || payCard.fare === null ? null : weekly - trips * payCard.fare
  return {
    count: own.length,
    hours,
    weekly,
    afterTravel,
    doorToDoor: afterTravel === null || onTheWay === 0 || hours === 0 ? null : Math.max(0, afterTravel) / (hours + onTheWay),
  }
}
