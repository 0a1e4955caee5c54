/** What is said in shared/live. */
export const words = {
  // LostLine
  noInternetConnection: 'No internet connection. We’ll keep trying.',
  cantConnect: 'Can’t connect. We’ll keep trying.',
}
