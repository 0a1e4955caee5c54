import type { ApplicationInput } from '@evenshift/contract/model/application/application'
import type { Advert } from '@evenshift/contract/model/job/advert'
import { londonDay } from '@evenshift/contract/london'
import { ageOn } from '@evenshift/contract/states/profile/age'
import { isChoice } from '@evenshift/contract/states/job/shift-choice'
import { askedOf } from '@evenshift/contract/states/job/usual-hours'
import type { UseFormReturnType } from '@mantine/form'
import type { ApplyDraft, ApplyValues } from '#web/areas/auth/apply/apply-draft'
import { words } from '#web/areas/auth/apply/words'
import { birthFault, birthSent } from '#web/shared/birth/birth-day'
import { emailFault, passwordFault } from '#web/shared/forms/account-fields'
import { missingAnswers } from '#web/shared/screening/screening'

export interface TypedValues extends ApplyValues {
  password: string
}
export type ApplyFormState = UseFormReturnType<TypedValues>

/** Where nothing is typed yet: all shifts where there is nothing to choose, and the job's own city. */
export const blankFor = (advert: Advert): TypedValues => ({
  shifts: isChoice(advert) ? [] : advert.shifts.map(({ _id }) => _id),
  name: '',
  email: '',
  password: '',
  dateOfBirth: '',
  city: advert.location,
  fitting: [],
  line: '',
  answers: {},
})

/** What was kept, with the shifts that can still be had and the names that are still asked. */
export function takenUp(advert: Advert, { values }: Pick<ApplyDraft, 'values'>): TypedValues {
  const blank = blankFor(advert)
  const open = advert.shifts.map(({ _id }) => _id)
  const offered = offeredOf(advert)
  return {
    ...blank,
    ...values,
    shifts: isChoice(advert) ? values.shifts.filter((id) => open.includes(id)) : blank.shifts,
    fitting: values.fitting.filter((name) => offered.includes(name)),
    answers: Object.fromEntries(advert.screeningQuestions.map(({ _id }) => [_id, values.answers[_id] ?? ''])),
  }
}

const namesIn = (name: string): string[] => name.toLowerCase().split(' ')
/** What of the job's own may fit: an interest that a skill names already isn't asked twice. */
export function offeredOf({ skills, interests }: Pick<Advert, 'skills' | 'interests'>): string[] {
  const isNamed = (interest: string) => skills.some((skill) => namesIn(interest).every((word) => namesIn(skill).includes(word)))
  return [...new Set([...skills, ...interests.filter((interest) => !isNamed(interest))])]
}

const NAME_MOST = 60
/** The last of the names is the last name. */
function namesOf(name: string): { readonly firstName: string; readonly lastName: string } {
  const whole = name.trim().replaceAll(/\s+/g, ' ')
  const at = whole.lastIndexOf(' ')
  return { firstName: whole.slice(0, Math.max(0, at)), lastName: whole.slice(at + 1) }
}
function nameFault(name: string): string | null {
  const { firstName, lastName } = namesOf(name)
  if (firstName === '') return words.enterBothNames
  return firstName.length > NAME_MOST || lastName.length > NAME_MOST ? words.nameTooLong : null
}

function ageOnJobFault(typed: string, { minimumAge, startDate }: Advert, today: string): string | null {
  const fault = birthFault(typed)
  if (fault !== null) return fault
  const firstDay = startDate !== null && startDate > today ? startDate : today
  return ageOn(birthSent(typed), firstDay) < minimumAge ? words.olderOnFirstDay(minimumAge) : null
}

function shiftsFault(shifts: readonly string[], advert: Advert): string | null {
  const missing = askedOf(advert) - shifts.length
  return missing > 0 ? words.chooseShifts(missing, shifts.length) : null
}

/** What is missing or can't be right, a sentence by field; the server judges the rest. */
export function applyFaults(values: TypedValues, advert: Advert): Record<string, string> {
  const faults = {
    shifts: shiftsFault(values.shifts, advert),
    name: nameFault(values.name),
    email: emailFault(values.email),
    password: passwordFault(values.password),
    dateOfBirth: ageOnJobFault(values.dateOfBirth, advert, londonDay(new Date())),
    city: values.city === '' ? words.chooseCity : null,
    fitting: values.fitting.length === 0 ? words.chooseOne : null,
    ...missingAnswers(advert.screeningQuestions, values.answers),
  }
  return Object.fromEntries(Object.entries(faults).flatMap(([field, fault]) => (fault === null ? [] : [[field, fault]])))
}

const named = (names: readonly string[]) => names.map((name) => ({ _id: null, name }))

/** The profile that a draft begins. */
export const profileOf = ({ values: { name, dateOfBirth, city, fitting }, skills }: ApplyDraft) => ({
  ...namesOf(name),
  dateOfBirth: birthSent(dateOfBirth),
  city,
  skills: named(fitting.filter((one) => skills.includes(one))),
  interests: named(fitting.filter((one) => !skills.includes(one))),
})

/** The application that a draft asks for. */
export const applicationOf = ({ jobId, values: { shifts, line }, answers }: ApplyDraft): ApplicationInput => ({
  jobId,
  ...(shifts.length > 0 ? { shifts } : {}),
  ...(line.trim() ? { coverNote: line.trim() } : {}),
  ...(answers.length > 0 ? { answers } : {}),
})
