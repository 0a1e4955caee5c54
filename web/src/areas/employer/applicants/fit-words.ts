import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import type { Shift } from '@evenshift/contract/model/week'
import { canWorkWords } from '@evenshift/contract/states/application/fit-words'
import type { DayState } from '#web/ui/week/WeekStrip'
import { type DayId, weekDays } from '#web/ui/week/days'

type Fit = EmployerApplication['fit']
/** "Can work 3 of 4", "Can work 1 of 2 left" where others have some, or that they have all; empty where nothing is known. */
export function fitWords(fit: Fit): string {
  if (fit === null) return ''
  if (fit.shiftsTotal === 0) return fit.filled === 0 ? '' : 'Their shifts are filled'
  return fit.filled === 0 ? canWorkWords(fit) : `Can work ${fit.shiftsFit} of ${fit.shiftsTotal} left`
}
/** The same within a line: "can work Sat and Sun". */
export const fitInLine = (fit: Fit): string => `${fitWords(fit).charAt(0).toLowerCase()}${fitWords(fit).slice(1)}`
/** The same beside its strip: "3 of 4", "1 of 2 left". */
export function fitFigure(fit: Fit): string {
  if (fit === null) return 'No week added'
  if (fit.shiftsTotal === 0 && fit.filled > 0) return fitWords(fit)
  return `${fit.shiftsFit} of ${fit.shiftsTotal}${fit.filled === 0 ? '' : ' left'}`
}

const same = (a: Shift, b: Shift): boolean => a.day === b.day && a.start === b.start && a.end === b.end

/** The shifts that a fit is of; one from before they were kept is of all the job's. */
export const fitShifts = (job: readonly Shift[], fit: NonNullable<Fit>): readonly Shift[] =>
  fit.shifts.length > 0 || fit.filled > 0 ? fit.shifts : job

/** How the days lie for this person: the clashing ones as the server names them. */
export function fitDays(job: readonly Shift[], fit: Fit): Partial<Record<DayId, DayState>> {
  if (!fit) return {}
  const shifts = fitShifts(job, fit)
  const clashes = (shift: Shift): boolean => fit.clashingShifts.some((clash) => same(clash, shift))
  const days = weekDays.map(({ id }): [DayId, DayState] => {
    const onDay = shifts.filter(({ day }) => day === id)
    const clashing = onDay.filter(clashes).length
    if (onDay.length === 0) return [id, 'none']
    return [id, clashing === 0 ? 'fits' : clashing === onDay.length ? 'clashes' : 'partly']
  })
  return Object.fromEntries(days)
}
