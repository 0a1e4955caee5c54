/** What is said in api. */
export const words = {
  // api-error and send
  noInternetConnection: 'No internet connection',
  cantConnect: 'Can’t connect. Try again in a moment.',

  // surface
  somethingWentWrongReload: 'Something went wrong. Reload the page.',
}
