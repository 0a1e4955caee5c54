import type { SignInType } from '#web/shared/session/sign-in-type'

interface SideWords {
  /** "You are signed in as …". */
  readonly person: string
  readonly doing: string
  readonly pitch: string
  readonly lead: string
  readonly signUpTitle: string
  readonly signUpText: string
  readonly signInText: string
}

/** What the two sides are told differently. */
export const sideWords: Readonly<Record<SignInType, SideWords>> = {
  jobseeker: {
    person: 'a job seeker',
    doing: 'find work',
    pitch: 'Work that fits around your week.',
    lead: 'Show us when you are free. We show you shifts that fit, what they really pay, and the day you will hear back.',
    signUpTitle: 'Find work',
    signUpText: 'Free, always. You need an email and a password.',
    signInText: 'Sign in to see what fits your week.',
  },
  employer: {
    person: 'an employer',
    doing: 'hire',
    pitch: 'People who are free when you need them.',
    lead: 'Post your shifts as they are. You see who fits them, who can prove it, and who waits for an answer.',
    signUpTitle: 'Hire',
    signUpText: 'Your first post is free, no card needed. Use your work email: it helps us check your company sooner.',
    signInText: 'Sign in to see who waits for an answer.',
  },
}

export const otherSide = (type: SignInType): SignInType => (type === 'jobseeker' ? 'employer' : 'jobseeker')
