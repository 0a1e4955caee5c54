/** What is said in areas/staff/shell. */
export const words = {
  // StaffMenu
  accountMenu: (email: string) => `${email}, account menu`,
  account: 'Account',
  colleagues: 'Colleagues',
  yourAccount: 'Your account',
  signOut: 'Sign out',

  // StaffShell
  queue: 'Queue',
  people: 'People',
  jobs: 'Jobs',
  audit: 'Audit',
  skipToMainContent: 'Skip to main content',
  evenshiftStaffFirstScreen: 'Evenshift for staff, first screen',
  main: 'Main',
  bottom: 'Bottom',
}
