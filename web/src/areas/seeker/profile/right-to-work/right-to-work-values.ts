import type { Profile } from '@evenshift/contract/model/profile/profile'
import { rightToWorkAnswers } from '@evenshift/contract/states/profile/profile-choices'
import { words } from '#web/areas/seeker/profile/right-to-work/words'
import type { ProfileChange } from '#web/areas/seeker/profile/useProfileChange'

interface OtherWorkValues {
  label: string
  /** Empty while it is typed. */
  hoursPerWeek: number | ''
  from: string
  to: string
}
export interface RightToWorkValues {
  rightToWork: string | null
  weeklyHourLimit: number | ''
  termDates: { start: string; end: string }[]
  otherHours: OtherWorkValues[]
}
export const noOtherWork: OtherWorkValues = { label: '', hoursPerWeek: '', from: '', to: '' }

/** Whether somebody with this answer may work only so much. */
export const isLimited = (answer: string | null): boolean => answer === 'student_visa' || answer === 'other_limit'

export const rightToWorkValuesOf = ({ rightToWork, weeklyHourLimit, termDates, otherHours }: Profile): RightToWorkValues => ({
  rightToWork,
  weeklyHourLimit: weeklyHourLimit ?? '',
  termDates: [...termDates],
  otherHours: otherHours.map(({ to, ...other }) => ({ ...other, to: to ?? '' })),
})

/** The fields that stand in the form. */
export const rightToWorkFields = ({ rightToWork }: RightToWorkValues): string[] => [
  'rightToWork',
  ...(isLimited(rightToWork) ? ['weeklyHourLimit', 'termDates', 'termDates.*.start', 'termDates.*.end'] : []),
  'otherHours',
  'otherHours.*.label',
  'otherHours.*.hoursPerWeek',
  'otherHours.*.from',
  'otherHours.*.to',
]

/** What must be filled in before the server can be asked. */
export function rightToWorkFaults({ termDates, otherHours }: RightToWorkValues): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const [index, { start, end }] of termDates.entries()) {
    if (!start) faults[`termDates.${index}.start`] = words.terms.start.missing
    if (!end) faults[`termDates.${index}.end`] = words.terms.end.missing
  }
  for (const [index, { label, hoursPerWeek, from }] of otherHours.entries()) {
    if (!label.trim()) faults[`otherHours.${index}.label`] = words.other.where.missing
    if (hoursPerWeek === '') faults[`otherHours.${index}.hoursPerWeek`] = words.other.hours.missing
    if (!from) faults[`otherHours.${index}.from`] = words.other.from.missing
  }
  return faults
}

export const rightToWorkChange = ({ rightToWork, weeklyHourLimit, termDates, otherHours }: RightToWorkValues): ProfileChange => ({
  rightToWork: rightToWorkAnswers.find((one) => one === rightToWork) ?? null,
  weeklyHourLimit: weeklyHourLimit === '' ? null : weeklyHourLimit,
  termDates,
  otherHours: otherHours.map(({ hoursPerWeek, to, ...other }) => ({
    ...other,
    hoursPerWeek: hoursPerWeek === '' ? 0 : hoursPerWeek,
    to: to || null,
  })),
})
