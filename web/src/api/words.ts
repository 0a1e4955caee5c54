/** What is said in api. */
export const words = {
  // api-error
  noInternetConnection: 'No internet connection',
  cantReachEvenshift: 'We can’t reach Evenshift. Try again in a moment.',

  // send
  cantConnectRightNow: 'We can’t connect right now. Try again in a moment.',

  // surface
  somethingWentWrongReload: 'Something went wrong. Reload the page.',
}
