import type { Nearly, Shift, WeekFit } from '@evenshift/contract/model/week'
import type { DayState } from '@evenshift/contract/states/week'
import { askedOf } from '@evenshift/contract/states/job/usual-hours'
import type { Busy, MatchJob, MatchSeeker } from '#server/capabilities/ground/match/model'
import { type Week, halfHoursShared, isWithin, weekOf } from '#server/capabilities/ground/match/week'
import { nearlyFree } from '#server/capabilities/ground/match/nearly'
import { type Reach, reachOf } from '#server/capabilities/ground/match/reach'
import { isSaid } from '#server/capabilities/ground/match/said'
import { clashWords, notFree } from '@evenshift/contract/states/clash-words'

export interface ShiftFit {
  readonly shift: Shift
  readonly state: Exclude<DayState, 'none'>
  /** What stands in the way: a class, the seeker's times, or the journey. Empty where the shift fits. */
  readonly label: string
  /** What little more free time it would take. */
  readonly nearly?: Nearly | undefined
  /** The class or the work in the way. */
  readonly inTheWay?: Busy | undefined
}

function shiftFit(shift: Shift, { halfHours: around, isInReach }: Reach, seeker: MatchSeeker, free: Week): ShiftFit {
  const needed = weekOf([shift], around)
  if (isWithin(needed, free) || isSaid(shift, needed, seeker)) return { shift, state: 'fits', label: '' }
  const own = weekOf([shift])
  const inTheWay = seeker.busy.find((one) => halfHoursShared(needed, weekOf([one])) > 0)
  const ownIsFree = isWithin(own, free)
  return {
    shift,
    state: inTheWay || halfHoursShared(own, free) === 0 ? 'clashes' : 'partly',
    label: inTheWay?.label ?? (ownIsFree ? notFree.travel : notFree.hours),
    nearly: isInReach && !inTheWay ? nearlyFree(shift, around, free) : undefined,
    inTheWay,
  }
}

/** How each shift lies in the seeker's week; null where the job has no shifts or the seeker never gave any times. */
export function shiftFits(job: MatchJob, seeker: MatchSeeker): ShiftFit[] | null {
  const { free } = seeker
  if (free === null || job.shifts.length === 0) return null
  const reach = reachOf(job.place, seeker)
  return job.shifts.map((shift) => shiftFit(shift, reach, seeker, free))
}

const dayState = (fits: readonly ShiftFit[]): DayState => {
  if (fits.length === 0) return 'none'
  if (fits.every(({ state }) => state === 'fits')) return 'fits'
  return fits.every(({ state }) => state === 'clashes') ? 'clashes' : 'partly'
}

/** What is said instead of how a week fits, where fewer shifts are left than one person works. */
export const TOO_FEW = 'Too few shifts are left'

/** "Both shifts fit your week"; "Fits 3 of 4 shifts, and you need 2"; "Neither shift fits your week". */
function resultWords(fitting: number, total: number, asked: number): string {
  if (fitting === total)
    return total === 1 ? 'Fits your week' : total === 2 ? 'Both shifts fit your week' : `All ${total} shifts fit your week`
  if (fitting === 0)
    return total === 1
      ? 'Doesn’t fit your week'
      : total === 2
        ? 'Neither shift fits your week'
        : `None of the ${total} shifts fits your week`
  return `Fits ${fitting} of ${total} shifts${asked < total ? `, and you need ${asked}` : ''}`
}

function fitText(fits: readonly ShiftFit[], asked: number): string {
  const clashes = fits.filter(({ state }) => state !== 'fits')
  const result = resultWords(fits.length - clashes.length, fits.length, asked)
  if (fits.length - clashes.length >= asked) return result
  const named = clashes.slice(0, 2).map(({ shift, label }) => clashWords(shift, label))
  const more = clashes.length > named.length ? ` and ${clashes.length - named.length} more` : ''
  return `${result}. ${named.join('; ')}${more}`
}

const shown = ({ day, start, end, isWork }: Busy) => ({ day, start, end, isWork: isWork === true })

/** The seeker's own view of the fit; the labels of classes stay theirs. */
export function weekFitOf(job: MatchJob, seeker: MatchSeeker): WeekFit | null {
  const fits = shiftFits(job, seeker)
  if (fits === null) return null
  return {
    shiftsFit: fits.filter(({ state }) => state === 'fits').length,
    shiftsTotal: fits.length,
    days: [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, state: dayState(fits.filter(({ shift }) => shift.day === id)) })),
    clashes: fits
      .filter(({ state }) => state !== 'fits')
      .map(({ shift, label, nearly, inTheWay }) => ({
        ...shift,
        label,
        ...(nearly && { nearly }),
        ...(inTheWay && { by: shown(inTheWay) }),
      })),
    shiftsNeeded: askedOf(job),
    text: job.isShort ? TOO_FEW : fitText(fits, askedOf(job)),
  }
}
