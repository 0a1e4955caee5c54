import type { Profile } from '@evenshift/contract/model/profile/profile'
import type { UseFormReturnType } from '@mantine/form'
import { words } from '#web/areas/auth/complete/words'
import { birthFault } from '#web/shared/birth/birth-day'
import { postcodeFault } from '#web/shared/words/postcode'

export interface JobseekerValues {
  firstName: string
  lastName: string
  /** As typed, "2006-6-9". */
  dateOfBirth: string
  city: string
  /** Empty where it isn’t told. */
  postcode: string
  travelMode: Profile['travelMode']
  skills: string[]
  interests: string[]
  sectors: string[]
}
export type JobseekerForm = UseFormReturnType<JobseekerValues>

const nobody = { firstName: '', lastName: '', dateOfBirth: '', city: '', postcode: '', travelMode: null }
export const noValues: JobseekerValues = { ...nobody, skills: [], interests: [], sectors: [] }
const requiredFields = ['firstName', 'lastName', 'city'] as const
/** What the first step asks. */
export const personFields = [...requiredFields, 'dateOfBirth', 'postcode', 'travelMode'] as const

/** What the second step asks. */
export const choiceFields = ['skills', 'interests', 'sectors'] as const

/** Chosen or typed names as the call takes them: the server knows which of them our lists have. */
export const choicesOf = (names: readonly string[]): Profile['skills'] => names.map((name) => ({ _id: null, name }))

const sentences = {
  firstName: words.enterYourFirstName,
  lastName: words.enterYourLastName,
  city: words.chooseTheNearestCity,
} as const

/** What is missing or can't be right of the person, a sentence by field; the server judges the rest. */
export const personFaults = (
  values: Pick<JobseekerValues, (typeof requiredFields)[number] | 'dateOfBirth'> & Partial<Pick<JobseekerValues, 'postcode'>>,
): Record<string, string> => {
  const postcode = values.postcode?.trim() ? postcodeFault(values.postcode) : null
  const birth = birthFault(values.dateOfBirth)
  return {
    ...Object.fromEntries(requiredFields.filter((field) => !values[field].trim()).map((field) => [field, sentences[field]])),
    ...(birth !== null && { dateOfBirth: birth }),
    ...(postcode !== null && { postcode }),
  }
}
