/** What is said in shared/live. */
export const words = {
  // LostLine
  noInternetConnection: 'No internet connection. We’ll keep trying.',
  cantReachEvenshift: 'We can’t reach Evenshift. We’ll keep trying.',
}
