/** What is said in shared/shell. */
export const words = {
  // AccountMenu
  accountMenu: (name: string) => `${name}, account menu`,
  account: 'Account',
  settings: 'Settings',
  giveFeedback: 'Give feedback',
  signOut: 'Sign out',

  // Shell
  skipToMainContent: 'Skip to main content',
  back: 'Back',
  evenshiftHome: 'Evenshift, home',
  main: 'Main',
  notificationsNew: (unread: number) => `Notifications, ${unread} unread`,
  notifications: 'Notifications',
  bottom: 'Bottom',

  // ThemeChoice
  appearance: 'Appearance',
  matchMyDevice: 'Match my device',
  light: 'Light',
  dark: 'Dark',
}
