import type { ReactNode } from 'react'
import { counted } from '#web/shared/words/numbers'

/** What is said in areas/auth/apply. */
export const words = {
  // ApplyScreen
  applyFor: (title: string) => `Apply for ${title}`,

  // NotOpen
  notOpen: 'This job isn’t open',
  mayBeFilled: 'It may have been filled, closed or paused. You can’t apply for it now.',
  jobsLikeIt: 'See jobs like it',
  searchAllJobs: 'Search all jobs',

  // NeedsAccount
  firstAnAccount: 'First, a free account',
  asksForCv: (employer: string) => `${employer} asks for a CV. Your account keeps it, so you add it once. It takes about 2 minutes.`,
  asksForProfile: 'To apply you need a profile: what you can do and when you’re free. It takes about 2 minutes.',
  createAccount: 'Create account',

  // ApplyFrame
  signIn: 'Sign in',

  // AdvertCard
  theJob: 'The job',
  hours: 'Hours',
  place: 'Place',
  closes: 'Closes',
  hearBackBy: (day: string) => `You’ll hear back by ${day}.`,

  // ApplyForm
  applyInAMinute: 'Apply in a minute',
  aboutYou: 'About you',
  name: 'Full name',
  passwordWhy: (rule: string) => `So you can come back for the reply. ${rule}`,
  youMustBe: { 16: '16 or over, and past school leaving age.', 18: '18 or over when the job starts.' },
  seenOnceHired: (employer: string) => `${employer} doesn’t see this unless they hire you.`,
  city: 'City where you live',
  yourSkills: 'Skills you have',
  seesSkills: (employer: string) => `Choose at least one skill or interest. ${employer} sees your skills.`,
  yourInterests: 'Work that interests you',
  neverSeesInterests: (employer: string) => `${employer} never sees these. They start your profile.`,
  oneLine: 'One line about you (optional)',
  consent: (terms: ReactNode, privacy: ReactNode) => (
    <>
      We’ll email you a code. Enter it and we’ll send your application. By sending it you agree to the {terms} and {privacy}.
    </>
  ),
  terms: 'terms',
  privacyNotice: 'privacy notice',
  sendApplication: 'Send application',

  // ShiftTiles
  whichShifts: 'Which shifts suit you?',
  yourShifts: 'Your shifts',
  of: (chosen: number, all: number) => `${chosen} of ${all}`,
  take: (least: number) => (least === 1 ? 'Take one or more.' : `Take ${least} or more.`),
  eachWeek: (shifts: string) => `${shifts}, each week.`,
  agreedWithYou: 'Days and times are agreed with you.',

  // apply-values
  chooseShifts: (missing: number, chosen: number) =>
    chosen > 0 ? `Choose ${counted(missing, 'more shift')}` : `Choose at least ${counted(missing, 'shift')}`,
  enterBothNames: 'Enter your first and last name',
  nameTooLong: 'Each name is at most 60 characters',
  olderOnFirstDay: (age: number) => `You must be ${age} on the first day of this job`,
  chooseCity: 'Choose the nearest city',
  chooseOne: 'Choose at least one',

  // OtherTab
  goBackToTab: 'Go back to your application',
  enterItThere: 'It’s in the tab where you filled it in. Enter the code there and we’ll send it.',
  startAgain: 'Start again',

  // CodeStep
  checkYourEmail: 'Check your email',
  sentCodeTo: (email: ReactNode) => <>We’ve emailed {email}. If you’re new here, it has your 6-digit code.</>,
  changeIt: 'Change it',
  nothingThere: 'Nothing there? Look in spam, or',
  sendAgain: 'send it again',
  newCodeSent: 'New code sent',
  confirmAndSend: 'Confirm and send',
  whatHappensNext: 'What happens next',
  filledIn: 'Application filled in',
  done: 'done',
  confirmYourEmail: 'Confirm your email',
  now: 'now',
  sentTo: (employer: string) => `Sent to ${employer}`,
  straightAfter: 'straight after',
  youHearBack: 'You’ll hear back',
  by: (day: string) => `by ${day}`,
  staysInTab: 'Until it’s sent, what you typed stays in this tab alone.',
  emailConfirmed: 'Email confirmed. Sign in, and your application goes out.',
  haveAccount: 'Have an account already?',
  signInToApply: 'Sign in to apply',

  // SendApplication
  sending: 'Sending your application',
  notSent: 'Your application isn’t sent',
  accountStays: 'Your account is there, so you won’t need to sign up again.',
  tryAgain: 'Try again',
  goToJob: 'Go to the job',

  // Sent
  sent: 'Application sent',
  youHearBackBy: (day: string) => `You’ll hear back by ${day}`,
  hasIt: (employer: string, job: string) => `${employer} has your application for ${job}.`,
  passwordBrings: 'Sign in with your email to see it on any device.',
  viewApplication: 'View application',
  seeMoreJobs: 'See more jobs',
}
