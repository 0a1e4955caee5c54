import type { Profile } from '@evenshift/contract/model/profile/profile'
import type { InputFault } from '@evenshift/contract/refusals'

type Required = Partial<Pick<Profile, 'firstName' | 'lastName' | 'dateOfBirth' | 'city' | 'skills' | 'interests'>>
const missing = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  dateOfBirth: 'Enter your date of birth',
  city: 'Choose the nearest city',
} as const

/** What a profile still lacks before it can be made or kept. */
export function missingParts(profile: Required): InputFault[] {
  const faults: InputFault[] = Object.entries(missing)
    .filter(([path]) => profile[path as keyof typeof missing] === undefined)
    .map(([path, message]) => ({ path, message }))
  const choices = (profile.skills?.length ?? 0) + (profile.interests?.length ?? 0)
  return choices > 0 ? faults : [...faults, { path: 'skills', message: 'Choose at least one skill or interest' }]
}

interface Day {
  readonly value: boolean
  readonly slots: readonly unknown[]
}
/** Days that are switched on without a time. */
export const emptyDays = (days: readonly Day[]): InputFault[] =>
  days.flatMap(({ value, slots }, index) =>
    value && slots.length === 0 ? [{ path: `times.${index}.slots`, message: 'Add a time or turn this day off' }] : [],
  )
