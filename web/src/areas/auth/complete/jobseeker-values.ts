import type { Profile } from '@evenshift/contract/model/profile/profile'
import type { UseFormReturnType } from '@mantine/form'

export interface JobseekerValues {
  firstName: string
  lastName: string
  /** YYYY-MM-DD. */
  dateOfBirth: string
  city: string
  skills: Profile['skills']
  interests: Profile['interests']
}
export type JobseekerForm = UseFormReturnType<JobseekerValues>

export const noValues: JobseekerValues = { firstName: '', lastName: '', dateOfBirth: '', city: '', skills: [], interests: [] }
export const personFields = ['firstName', 'lastName', 'dateOfBirth', 'city'] as const

/** What the second step asks. */
export const choiceFields = ['skills', 'interests'] as const

const sentences = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  dateOfBirth: 'Enter your date of birth',
  city: 'Choose the nearest city',
} as const

/** What is missing of the person, a sentence by field. */
export const personFaults = (values: JobseekerValues): Record<string, string> =>
  Object.fromEntries(personFields.filter((field) => !values[field].trim()).map((field) => [field, sentences[field]]))
