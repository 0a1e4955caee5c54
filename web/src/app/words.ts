/** What is said in app. */
export const words = {
  // ProgressBar
  loading: 'Loading',

  // SignOut
  notSignedOutYet: 'Not signed out yet',
  youreNotSignedOut: 'You’re not signed out yet',
  cantReachOurServer: 'We can’t reach our server. We’ll keep trying while this page is open. Nothing of yours is shown here.',
  signOut: 'Sign out',
}
