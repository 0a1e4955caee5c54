import type { JobDetail } from '@evenshift/contract/model/application/application'
import { isHeld } from '@evenshift/contract/states/application/application'
import { isChoice } from '@evenshift/contract/states/job/shift-choice'
import { isShort as hasTooFew, openShifts, presetShifts } from '#web/areas/seeker/jobs/shifts/chosen-shifts'
import type { ShiftChoice } from '#web/areas/seeker/jobs/shifts/useChosenShifts'
import { shiftsFilled } from '#web/areas/seeker/job-card/shifts-filled'
import { shiftsNeededWords } from '@evenshift/contract/states/job/shifts-needed-words'
import { isSameTime, shiftsWords } from '@evenshift/contract/states/shift-words'
import { counted } from '#web/shared/words/numbers'

type Choosable = Pick<JobDetail, 'shifts' | 'shiftsNeeded' | 'takenShifts' | 'weekFit' | 'application'>

/** How many they take on each shift, where that is more than one and the same for all, and none is filled. */
function peopleWords({ shifts, takenShifts }: Choosable): string {
  const [first] = shifts
  return takenShifts.length === 0 && first && first.people > 1 && shifts.every(({ people }) => people === first.people)
    ? `They need ${first.people} people on each. `
    : ''
}

/** What an offer for it has, whose times and shifts the job may have left behind; null where there is none, or none with shifts. */
function offeredWords({ application, shifts }: Choosable): string | null {
  if (!application?.offer || application.offer.shifts.length === 0) return null
  const { offer, status } = application
  const isOther = offer.shifts.some((one) => !shifts.some((shift) => isSameTime(shift, one)))
  const told = `${shiftsWords(offer.shifts)}.${isOther ? ' Below are the times the job has now.' : ''}`
  if (status === 'offered') return `They’ve offered you ${told}`
  return isHeld(status) ? `You’ve agreed to ${told}` : null
}

const tooFew = 'Too few shifts are left'

/** What there is to choose, above the rows. */
export function choiceWords(job: Choosable, isFixed: boolean): string {
  const { shifts, shiftsNeeded } = job
  const offered = offeredWords(job)
  if (offered !== null) return offered
  if (isFixed && shiftsNeeded !== null && shiftsNeeded < shifts.length) {
    const filled = job.application && shiftsFilled({ job, shifts: job.application.shifts, takenShifts: job.takenShifts })
    return filled ?? 'You applied for the ticked ones.'
  }
  if (isFixed)
    return shifts.length === 1 ? 'You’d work this shift each week.' : `You’d work ${shiftsNeededWords(job).toLowerCase()} each week.`
  const open = openShifts(job)
  if (hasTooFew(job)) {
    const left = open.length === 0 ? 'No shifts are' : open.length === 1 ? '1 shift is' : `${open.length} shifts are`
    return `${left} left, and people take at least ${shiftsNeeded}, so no one new can apply.`
  }
  const left = `${shiftsNeededWords({ shifts: open, shiftsNeeded }).toLowerCase()} still open`
  const take = open.length === shiftsNeeded ? left : shiftsNeeded === 1 ? 'one or more' : `any ${shiftsNeeded} or more`
  const ticked = presetShifts(job).length > 0 ? '; we’ve ticked the ones you’re free for' : ''
  return `${peopleWords(job)}Take ${take}${ticked}.`
}

/** "The 2 ticked", before what they come to; nothing where none is or everybody works all shifts. */
export const tickedWords = (job: Pick<Choosable, 'shifts' | 'shiftsNeeded'>, count: number): string =>
  count > 0 && isChoice(job) ? `The ${count === 1 ? 'one' : count} ticked` : ''

/** The button below the number needed: what is missing before one can apply. */
export const missingWords = ({ missing, chosen, isShort }: Pick<ShiftChoice, 'missing' | 'chosen' | 'isShort'>): string =>
  isShort ? tooFew : `Choose ${missing}${chosen.length > 0 ? ' more' : ''} ${missing === 1 ? 'shift' : 'shifts'}`

/** What stands behind "Apply"; nothing where a job has no shifts. */
export const applyFor = (count: number): string => (count === 0 ? '' : ` for ${counted(count, 'shift')}`)
