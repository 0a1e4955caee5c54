import { judgeAge } from '#contract/states/profile/age'

const longDate = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })

const faults = {
  ahead: 'Your date of birth must be in the past',
  too_long_ago: 'The date of birth is too long ago. Check the year.',
} as const

/** Why somebody born then can’t have a profile today, in words; null where they can. */
export function ageFault(dateOfBirth: string, today: string): string | null {
  const decision = judgeAge(dateOfBirth, today)
  if (decision.may) return null
  if ('fault' in decision) return faults[decision.fault]
  return `You’re too young to join yet. You can sign up from ${longDate.format(new Date(decision.from))}.`
}
