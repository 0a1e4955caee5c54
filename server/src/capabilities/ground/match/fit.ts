import type { Shift, WeekFit } from '@evenshift/contract/model/week'
import type { DayState } from '@evenshift/contract/states/week'
import type { MatchJob, MatchSeeker } from '#server/capabilities/ground/match/model'
import { type Week, halfHoursShared, isWithin, weekOf } from '#server/capabilities/ground/match/week'
import { aroundShifts } from '#server/capabilities/ground/match/rules'
import { shiftWords } from '#server/capabilities/ground/match/words'

export interface ShiftFit {
  readonly shift: Shift
  readonly state: Exclude<DayState, 'none'>
  /** What stands in the way: a class, the seeker's times, or the journey. Empty where the shift fits. */
  readonly label: string
}

function shiftFit(shift: Shift, around: number, seeker: MatchSeeker, free: Week): ShiftFit {
  const needed = weekOf([shift], around)
  if (isWithin(needed, free)) return { shift, state: 'fits', label: '' }
  const own = weekOf([shift])
  const inTheWay = seeker.busy.find((one) => halfHoursShared(needed, weekOf([one])) > 0)
  const ownIsFree = isWithin(own, free)
  return {
    shift,
    state: halfHoursShared(own, free) === 0 ? 'clashes' : 'partly',
    label: inTheWay?.label ?? (ownIsFree ? 'no time for the journey' : 'not in your free times'),
  }
}

/** How each shift lies in the seeker's week; null where the job has no shifts or the seeker never gave any times. */
export function shiftFits(job: MatchJob, seeker: MatchSeeker): ShiftFit[] | null {
  const { free } = seeker
  if (free === null || job.shifts.length === 0) return null
  const around = aroundShifts(job, seeker)
  return job.shifts.map((shift) => shiftFit(shift, around, seeker, free))
}

const dayState = (fits: readonly ShiftFit[]): DayState => {
  if (fits.length === 0) return 'none'
  if (fits.every(({ state }) => state === 'fits')) return 'fits'
  return fits.every(({ state }) => state === 'clashes') ? 'clashes' : 'partly'
}

function fitText(fits: readonly ShiftFit[]): string {
  const clashes = fits.filter(({ state }) => state !== 'fits')
  const shifts = fits.length === 1 ? 'shift' : 'shifts'
  if (clashes.length === 0) return fits.length === 1 ? 'Fits the one shift' : `Fits all ${fits.length} shifts`
  const count = clashes.length === fits.length ? `none of ${fits.length}` : `${fits.length - clashes.length} of ${fits.length}`
  const named = clashes.slice(0, 2).map(({ shift, label }) => `${shiftWords(shift)}, ${label}`)
  const more = clashes.length > named.length ? ` and ${clashes.length - named.length} more` : ''
  return `Fits ${count} ${shifts}: clashes ${named.join('; ')}${more}`
}

/** The seeker's own view of the fit; the labels of classes stay theirs. */
export function weekFitOf(job: MatchJob, seeker: MatchSeeker): WeekFit | null {
  const fits = shiftFits(job, seeker)
  if (fits === null) return null
  return {
    shiftsFit: fits.filter(({ state }) => state === 'fits').length,
    shiftsTotal: fits.length,
    days: [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, state: dayState(fits.filter(({ shift }) => shift.day === id)) })),
    clashes: fits.filter(({ state }) => state !== 'fits').map(({ shift, label }) => ({ ...shift, label })),
    text: fitText(fits),
  }
}
