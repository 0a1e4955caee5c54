import type { ReactNode } from 'react'
/** What is said in areas/auth/sign-in. */
export const words = {
  // ConfirmCode
  confirmYourEmail: 'Confirm your email',
  emailConfirmedSignIn: 'Email confirmed. Sign in.',
  newCodeSent: 'New code sent',
  sent6DigitCode: (known: string) => `We’ve emailed ${known}. If you’re new here, it has your 6-digit code.`,
  enterEmail6Digit: 'Enter your email and the 6-digit code we sent you.',
  confirm: 'Confirm',
  sendNewCode: 'Send new code',
  signInInstead: 'Sign in instead',

  // DemoAccounts
  demoJobsStillLoading: 'The demo jobs are still loading. In about a minute you can look around here as someone in the demo.',
  demoAccounts: 'Demo accounts',
  tryTheDemoAs: 'Try the demo as',

  // ForgottenPassword
  forgottenPassword: 'Forgotten password',
  passwordChangedSignNew: 'Password changed. Sign in with your new one.',

  // JoinUs
  alreadyWithUs: 'Already have an account?',
  signInLink: 'Sign in',
  findWork: 'Find work',
  studentsAnyoneAfterPart: 'For students and anyone after part-time hours. Always free.',
  hire: 'Hire',
  employersFirstJobFree: 'For employers. Your first job is free, no card needed.',
  everyApplicationGetsReply: 'Every application gets a reply by a set date.',
  seeWhatYoullEarn: 'See what you’ll earn after travel. Holiday pay is shown separately.',
  everyEmployerCheckedNo: 'Every employer is checked. No one should ask you for money.',
  joinUs: 'Join us',
  whatBringsYouHere: 'What brings you here?',
  signCreateAccountWell: 'Sign in or create an account, and we’ll take you to the page you opened.',
  joinToApply: 'Join to apply',
  createAccountToApply: (title: string) => `Create an account to apply for ${title}`,
  readTheJob: 'Read the job first',
  jobOpensThen: 'Create a free account or sign in. We’ll bring you back to this job, and you’ll see whether it fits your week.',
  wantBothCreateAccount: 'Want both? Create an account for each.',
  aboutEvenshift: 'About Evenshift',
  prices: 'Prices',
  privacy: 'Privacy',
  terms: 'Terms',
  cookies: 'Cookies',
  age: 'How old you must be',

  // WhatYouGet
  whatYouGet: 'What you get',
  forSeekers: {
    title: 'For students, and anyone short of time',
    points: [
      'Mark your week once. Jobs that clash say so.',
      'See pay after travel, by bus, by bike or on foot.',
      'Turned down? You’re told why.',
      'Free, and no employer may ask you for money.',
    ],
    button: 'Join free',
  },
  forEmployers: {
    title: 'For employers with shifts to fill',
    points: ['See at a glance who can work which shift.', 'Reply from your phone in two taps.', 'Your first job is free, no card needed.'],
    button: 'Post a job free',
  },

  // SearchForm
  findJobs: 'Find jobs',
  what: 'What',
  whatExamples: 'Barista, tutor, retail',
  postcodeOrTown: 'Postcode or town',
  postcodeExample: 'LS6 2AB',
  daysFree: 'Days you’re free',
  showJobs: 'Show jobs',
  showJobsThatFit: 'Show jobs that fit',

  // NewPassword
  chooseANewPassword: 'Choose a new password',
  ifKnow6Digit: (email: string) => `If ${email} has an account, we’ve sent a 6-digit code.`,
  newPassword: 'New password',
  changePassword: 'Change password',

  // ResetRequest
  forgottenYourPassword: 'Forgotten your password?',
  enterEmailIfHave: 'Enter your email. If you have an account, we’ll send you a code.',
  sendCode: 'Send code',
  backToSignIn: 'Back to sign in',

  // SignIn
  newHere: 'New here?',
  createAccountLink: 'Create account',
  signIn: 'Sign in',
  enterYourPassword: 'Enter your password',
  secondStep: 'Two-step sign-in',
  enterCodeAuthenticatorApp: 'Enter the code from your authenticator app.',
  welcomeBack: 'Welcome back',
  password: 'Password',
  signInTo: 'Sign in to',
  signInToInstead: (doing: string) => `Sign in to ${doing} instead`,

  // SignUp
  agree: (terms: ReactNode, data: ReactNode) => (
    <>
      By creating an account, you agree to our {terms}. Read {data}.
    </>
  ),
  ourTerms: 'terms',
  howWeUseData: 'how we use your data',
  createAccount: 'Create account',
  iWantTo: (doing: string) => `I want to ${doing}`,
}
