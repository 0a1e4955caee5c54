import type { ReactNode } from 'react'
/** What is said in shared/settings. */
export const words = {
  // BouncedNote
  cantReach: (email: ReactNode) => <>We can’t reach you at {email}. Check your email address.</>,
  changeEmailLink: 'Change email',
  yourEmail: 'Your email',

  // DataCard
  couldntLoadData: 'We couldn’t load your data',
  yourData: 'Your data',
  preparingYourArchive: 'Preparing your archive',
  canLeavePageWell: 'You can leave this page. We’ll email you, usually within 10 minutes.',
  weCouldntFinishIt: 'We couldn’t finish it',
  somethingWentWrongOur: 'Something went wrong at our end. Nothing is lost.',
  tryAgain: 'Try again',
  yourArchiveIsReady: 'Your archive is ready',
  download: 'Download',
  copyOfYourData: 'A copy of your data',
  getACopy: 'Get a copy',

  // DeleteAccountRow
  deleteAccount: 'Delete account',
  delete: 'Delete',

  // own accounts
  deleteMyAccount: 'Delete my account',

  // DeleteAccountSheet
  enterYourPassword: 'Enter your password',
  accountDeleted: 'Account deleted',
  cancel: 'Cancel',
  whatWeDelete: 'What we delete',
  whatEnds: 'What ends',
  whatWeKeep: 'What we keep',
  yourPassword: 'Your password',

  // EmailSheet
  sentCode: (email: ReactNode, isNew: boolean) => (
    <>
      {isNew ? <>If no one uses {email} yet, we’ve sent it a 6-digit code.</> : <>We’ve sent a 6-digit code to {email}.</>} Confirming signs
      you out everywhere else.
    </>
  ),
  changeYourEmail: 'Change your email',
  sendCode: 'Send code',
  wellSendCodeKeep: 'We’ll send a code to it. Keep the one you have to confirm it again.',
  emailChanged: 'Email changed',
  emailConfirmed: 'Email confirmed',
  confirmYourEmail: 'Confirm your email',
  confirm: 'Confirm',

  // NotificationsCard
  notifications: 'Notifications',
  whatWeTellYou: 'What we tell you, and where',
  byEmailAndPush: 'App, email and push, and your quiet hours',
  change: 'Change',
  changeNotifications: 'Change notifications',

  // PrivacyCard
  privacyLink: 'privacy',
  cookiesLink: 'cookies',
  termsLink: 'terms',
  readAbout: (privacy: ReactNode, cookies: ReactNode) => (
    <>
      Read about {privacy} and {cookies}.
    </>
  ),
  agreed: (terms: ReactNode, day: string, privacyDay: string | null) => (
    <>
      You agreed to our {terms} of {day}
      {privacyDay === null ? ' and privacy page of the same day' : ` and the privacy page of ${privacyDay}`}.
    </>
  ),
  privacy: 'Privacy',
  dontCountWhatDo: 'No advertising trackers. Applicants see when your company viewed what they sent.',
  countMeWhenI: 'Count me when I open a job',
  employersSeeHowOften: 'Employers see how many people open their job, never who. Saving and applying still count.',
  letGoogleAnalyticsCount: 'Let Google Analytics count my screens',
  getsKindScreenNever: 'It gets the kind of screen, never your name or your searches.',

  // SettingsRail
  settings: 'Settings',

  // SettingsScreen
  appearance: 'Appearance',
  signOut: 'Sign out',

  // SignOutCard
  signingOut: 'Signing out',
  here: 'Here',
  onThisDevice: 'You stay signed in on your other devices.',
  everywhere: 'Everywhere',
  ifYouveUsedShared: 'If you’ve used a shared computer, or lost a device.',
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereQuestion: 'Sign out everywhere?',
  youllNeedSignAgain: 'You’ll need to sign in again on every device, including this one.',

  // ThemeCard
  matchMyDevice: 'Match my device',
  light: 'Light',
  dark: 'Dark',

  // employer-account
  everythingHoldAboutCompany: 'Everything we hold about your company: a page you can read, the raw data and your files.',
  deleteYourCompanysAccount: 'Delete your company’s account?',
  deleteCompany: 'Delete company',
  companysDetailsPicturesQuestions: 'Your company’s details, pictures, questions, templates and drafts',
  everyonesAccountTeamOpen: 'Everyone’s account in your team, and open invitations',
  messagesNotesInterviewsWhat: 'Messages, notes, interviews and what applicants sent you, with your right to work notes',
  openJobsCloseTheir:
    'Open jobs close and their applicants are told you’ve left. Your plan ends today without a refund. Everyone in your team is signed out. We’ll email them to confirm.',
  peopleWhoAppliedKeep:
    'People who applied keep the job, your company’s name, the status and the dates. Anyone you confirmed a skill for keeps that too. We keep invoices for 6 years, as the law says.',
  deleteYourAccountQuestion: 'Delete your account?',
  accountPlaceTeam: 'Your account, and your place in the team',
  notificationsSettingsFeedback: 'Your notifications, settings and feedback',
  youreSignedOutEverywhere: 'You’re signed out everywhere. We’ll email you to confirm.',
  companyCarriesWithoutKeeps:
    'Your company carries on without you. It keeps its jobs, pictures and messages, and the notes you made about applicants.',

  // export-side
  madeAt: (day: string, time: string) => `made ${day} at ${time}`,
  hereUntil: (expiresAt: string) => ` Here until ${expiresAt}.`,

  // seeker-account
  everythingHoldAboutPage: 'Everything we hold about you, as a web page and a data file, plus your own files.',
  profileWeekWorkEducation: 'Your profile, week, work and education, and everything you saved',
  photoBioVideoDocuments: 'Your photo, bio video, documents and recorded answers, including ones you’ve sent',
  messagesAnswersWhatEmployers: 'Your messages and answers, and what employers noted about you',
  openApplicationsWithdrawnEmployers:
    'Open applications are withdrawn and employers are told. You’re signed out everywhere. We’ll email you to confirm.',
  employersKeepJobStatus:
    'Employers keep the job, status and dates of your application, shown as “Former applicant”. If you were hired, they also keep the record of your right to work check.',

  // useArchive
  archiveGonePrepareNew: 'This archive is gone. Prepare a new one.',

  // SettingsScreen
  signIn: 'Sign-in',
}
