/** What is said in shared/screens. */
export const words = {
  // Failure
  thisPartDidntLoad: 'This part didn’t load',
  tryAgainMoment: 'Try again in a moment.',
  noInternetConnection: 'No internet connection',
  thisScreenDidntLoad: 'This screen didn’t load',
  somethingWentWrong: 'Something went wrong',
  tryAgain: 'Try again',

  // NotFound
  notFound: 'Not found',
  pageNotFound: 'Page not found',
  linkMayOldMistyped: 'The link may be old or mistyped.',
  goToHome: 'Go to Home',

  // PageSpinner
  loading: 'Loading',

  // lazy-dialog
  close: 'Close',

  // load-screen
  screenTookTooLong: 'The screen took too long to load',
  screenCouldntLoaded: 'The screen couldn’t be loaded',

  // useTitle
  evenshift: (title: string) => `${title} · Evenshift`,
}
