import { hoursWords } from '#web/shared/week/worked-hours'

/** What the steps to a seeker's profile say. */
export const words = {
  page: 'Complete your profile',
  /** The sentence of the guard that sent them, and only then. */
  sent: 'Please complete your profile.',
  step: (step: number) => `Step ${step} of 3`,
  what: 'your details',
  next: 'Continue',
  back: 'Back',
  person: { title: 'About you', text: 'It takes about 2 minutes.' },
  choices: {
    title: 'What are you good at?',
    text: 'Choose at least one skill or interest. You can add proof later.',
    none: 'Choose at least one skill or interest',
    sectors: { label: 'Kinds of work you’d like (optional)', hint: (most: number) => `Choose up to ${most}.` },
    interests: { label: 'Interests', hint: 'Start typing to choose one, or add your own and press Enter.' },
  },
  week: {
    title: 'When are you free?',
    text: 'Start with a preset, then mark the rest. Employers only see whether their shifts fit.',
    save: 'Save',
    saveHours: (hours: string) => `Save ${hours}`,
    later: 'Skip for now',
    what: 'your week',
  },

  // Invitation
  yourInvitation: 'Your invitation',
  youveBeenInvitedJoin: 'You’ve been invited to join a company',
  useEmailAddressSent: 'Use the email address we sent the invitation to. It won’t work with any other.',
  createAccount: 'Create account',
  signIn: 'Sign in',

  // JoinCompany
  youveJoined: 'You’ve joined',
  youllJoinAccountYoure: 'You’ll join with the account you’re signed in to. Your colleagues will see your email address.',
  join: 'Join',
  useAnotherAccount: 'Use another account',
  notNow: 'Not now',

  // PersonStep
  firstName: 'First name',
  lastName: 'Last name',
  onlyEmployerWhoHires: 'Some jobs have a minimum age. Only an employer who hires you sees your date of birth.',
  city: 'City',
  startTypingChooseNearest: 'Start typing and choose the nearest.',
  postcodeOptional: 'Postcode (optional)',
  showsHowLongJourney: 'So we can show your travel time to each job. Employers never see your postcode.',
  howYouTravelOptional: 'How you travel (optional)',

  // WeekStep
  hour: hoursWords,

  // jobseeker-values
  enterYourFirstName: 'Enter your first name',
  enterYourLastName: 'Enter your last name',
  chooseTheNearestCity: 'Choose the nearest city',
}
