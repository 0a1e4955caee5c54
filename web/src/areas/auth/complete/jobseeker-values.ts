import type { Profile } from '@evenshift/contract/model/profile/profile'
import type { UseFormReturnType } from '@mantine/form'

export interface JobseekerValues {
  firstName: string
  lastName: string
  /** YYYY-MM-DD. */
  dateOfBirth: string
  city: string
  /** Empty where it isn’t told. */
  postcode: string
  travelMode: Profile['travelMode']
  skills: Profile['skills']
  interests: Profile['interests']
}
export type JobseekerForm = UseFormReturnType<JobseekerValues>

const nobody = { firstName: '', lastName: '', dateOfBirth: '', city: '', postcode: '', travelMode: null }
export const noValues: JobseekerValues = { ...nobody, skills: [], interests: [] }
const requiredFields = ['firstName', 'lastName', 'dateOfBirth', 'city'] as const
/** What the first step asks. */
export const personFields = [...requiredFields, 'postcode', 'travelMode'] as const

/** What the second step asks. */
export const choiceFields = ['skills', 'interests'] as const

const sentences = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  dateOfBirth: 'Enter your date of birth',
  city: 'Choose the nearest city',
} as const

/** What is missing of the person, a sentence by field. */
export const personFaults = (values: Pick<JobseekerValues, (typeof requiredFields)[number]>): Record<string, string> =>
  Object.fromEntries(requiredFields.filter((field) => !values[field].trim()).map((field) => [field, sentences[field]]))
