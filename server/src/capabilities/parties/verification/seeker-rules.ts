import { isDisposableEmail } from 'disposable-email-domains-js'
import { contactIn } from '#server/capabilities/ground/wording/public'

/** A seeker's profile as the rule looks at it. */
export interface SeekerFacts {
  readonly firstName: string
  readonly lastName: string
  readonly headline: string
  readonly bio: string
  /** The confirmed address. */
  readonly email: string
  /** Whether somebody else has the same name and date of birth. */
  readonly hasNamesake: boolean
}

const DIGIT = /\d/
/** What another name or birthday doesn't take back. */
export const NAMESAKE = 'We’re checking that you don’t already have an account with us.'

/** Why a person looks before the profile is approved, a sentence each; none for almost everybody. */
export function seekerDoubts({ firstName, lastName, headline, bio, email, hasNamesake }: SeekerFacts): string[] {
  const name = `${firstName} ${lastName}`
  const doubts = {
    'Your email is from a service for throwaway addresses.': isDisposableEmail(email),
    'Your name has a number or a link in it.': DIGIT.test(name) || contactIn(name) !== null,
    'Your headline or the text about you has a link, an email or a phone number in it.':
      contactIn(headline) !== null || contactIn(bio) !== null,
    [NAMESAKE]: hasNamesake,
  }
  return Object.entries(doubts).flatMap(([doubt, holds]) => (holds ? [doubt] : []))
}
