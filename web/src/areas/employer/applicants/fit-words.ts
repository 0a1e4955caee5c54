import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import type { Shift } from '@evenshift/contract/model/week'
import { canWorkWords } from '@evenshift/contract/states/application/fit-words'
import { isSameTime, shiftsWords } from '@evenshift/contract/states/shift-words'
import type { DayState } from '#web/ui/week/WeekStrip'
import { type DayId, weekDays } from '#web/ui/week/days'

type Fit = EmployerApplication['fit']
/** "Can work 3 of 4", "Can work 1 of 2 left" where others have some, or that they have all; empty where nothing is known. */
export function fitWords(fit: Fit): string {
  if (fit === null) return ''
  if (fit.shiftsTotal === 0) return fit.filled === 0 ? '' : 'Their shifts are filled'
  return fit.filled === 0 ? canWorkWords(fit) : `Can work ${fit.shiftsFit} of ${fit.shiftsTotal} left`
}
/** What is said of a week within a line: "can work Sat and Sun". */
export const inLine = (said: string): string => `${said.charAt(0).toLowerCase()}${said.slice(1)}`
/** Whether it's known when they are free: a match of anybody else is of half of what it weighs. */
export const isWeekKnown = (fit: Fit): boolean => fit !== null && (fit.shiftsTotal > 0 || fit.filled > 0)

const listed = new Intl.ListFormat('en-GB')
type Week = Pick<EmployerApplication, 'status' | 'fit' | 'asked' | 'agreed'>
/** Whoever has an offer, open or accepted, is read by its shifts: "Offered Sat 08:00–14:00"; empty of others. */
export const agreedWords = ({ status, agreed }: Pick<Week, 'status' | 'agreed'>): string =>
  agreed.length === 0 ? '' : `${status === 'offered' ? 'Offered' : 'Agreed'} ${shiftsWords(agreed)}`
/** "Asked for Sat and Sun, no week added"; empty where their week is known. */
export function askedWords({ fit, asked }: Pick<Week, 'fit' | 'asked'>): string {
  if (isWeekKnown(fit)) return ''
  const days = weekDays.filter(({ id }) => asked.some(({ day }) => day === id)).map(({ short }) => short)
  return days.length === 0 ? 'No week added' : `Asked for ${listed.format(days)}, no week added`
}
/** The days of a row: those of its offer, of its fit, or else the ones asked for. */
export function weekStates({ fit, asked, agreed }: Week): Partial<Record<DayId, DayState>> {
  if (agreed.length === 0 && fit !== null) return fitDays(asked, fit)
  return Object.fromEntries((agreed.length > 0 ? agreed : asked).map(({ day }) => [day, agreed.length > 0 ? 'fits' : 'asked']))
}

/** The shifts that a fit is of; one from before they were kept is of all the job's. */
export const fitShifts = (job: readonly Shift[], fit: NonNullable<Fit>): readonly Shift[] =>
  fit.shifts.length > 0 || fit.filled > 0 ? fit.shifts : job

/** How the days lie for this person: the clashing ones as the server names them. */
export function fitDays(job: readonly Shift[], fit: Fit): Partial<Record<DayId, DayState>> {
  if (!fit) return {}
  const shifts = fitShifts(job, fit)
  const clashes = (shift: Shift): boolean => fit.clashingShifts.some((clash) => isSameTime(clash, shift))
  const days = weekDays.map(({ id }): [DayId, DayState] => {
    const onDay = shifts.filter(({ day }) => day === id)
    const clashing = onDay.filter(clashes).length
    if (onDay.length === 0) return [id, 'none']
    return [id, clashing === 0 ? 'fits' : clashing === onDay.length ? 'clashes' : 'partly']
  })
  return Object.fromEntries(days)
}
