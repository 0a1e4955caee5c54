import type { SignInType } from '#web/shared/session/sign-in-type'

interface SideWords {
  /** "You are signed in as …". */
  readonly person: string
  readonly doing: string
  /** The door of this side, and the question before it at the other. */
  readonly door: string
  readonly askDoing: string
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
    door: 'Find work',
    askDoing: 'Looking for work?',
    pitch: 'Work that fits around your week',
    lead: 'Tell us when you’re free. We’ll show you shifts that fit, what they really pay and when you’ll hear back.',
    signUpTitle: 'Create an account to find work',
    signUpText: 'Always free. Two minutes to set up.',
    signInText: 'Sign in to see what fits your week.',
  },
  employer: {
    person: 'an employer',
    doing: 'hire',
    door: 'Hire',
    askDoing: 'Hiring?',
    pitch: 'People who are free when you need them',
    lead: 'Post your shifts. See who’s free, who has the skills and who’s due a reply.',
    signUpTitle: 'Create an account to hire',
    signUpText: 'Your first job is free, no card needed. A work email gets you checked faster.',
    signInText: 'Sign in to see who’s due a reply.',
  },
}

export const otherSide = (type: SignInType): SignInType => (type === 'jobseeker' ? 'employer' : 'jobseeker')
