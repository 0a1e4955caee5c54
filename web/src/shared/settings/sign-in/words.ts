/** What is said in shared/settings/sign-in. */
export const words = {
  // EmailRow
  email: 'Email',
  couldntLoadEmail: 'We couldn’t load your email',
  tryAgain: 'Try again',
  change: 'Change',
  changeEmail: 'Change email',

  // EndSessionDialog
  signedOut: 'Signed out',
  signOut: (session: string) => `Sign out ${session}?`,
  signOutLabel: 'Sign out',
  itllNeedSignAgain: 'It’ll need to sign in again. Don’t know this device? Change your password as well.',

  // LoadedSignInCard
  couldntLoadHowSign: 'We couldn’t load how you sign in',

  // PasswordRow
  password: 'Password',
  changingSignsOutEverywhere: 'Changing it signs you out everywhere else.',
  changePassword: 'Change password',

  // PasswordSheet
  enterYourCurrentPassword: 'Enter your current password',
  passwordChanged: 'Password changed',
  thatsNotCurrentPassword: 'That’s not your current password',
  changeYourPassword: 'Change your password',
  currentPassword: 'Current password',
  newPassword: 'New password',

  // SessionList
  signedOutEverywhereElse: 'Signed out everywhere else',
  couldntLoadDevices: 'We couldn’t load your devices',
  signedInOn: 'Signed in on',
  signOutEverywhereElse: 'Sign out everywhere else',
  signOutEverywhereElseQuestion: 'Sign out everywhere else?',
  youllStaySignedHere: 'You’ll stay signed in here. Every other device will need to sign in again.',

  // SessionRow
  aBrowser: 'A browser',
  thisDevice: 'This device',
  lastUsed: (day: string, time: string) => `Last used ${day}, ${time}`,
  signedIn: (used: string, since: string) => `${used}. Signed in ${since}.`,
  now: 'Now',
  signOutWithSession: (session: string) => `Sign out ${session}`,

  // SignInCard
  signIn: 'Sign-in',
  waysToSignIn: 'Ways to sign in',

  // PasswordSheet
  leastCharactersFewWords: (value: number) => `At least ${value} characters. Three random words work well.`,
}
