/** What is said in shared/analytics. */
export const words = {
  // Analytics
  mayGoogleCount: 'May Google Analytics count which screens you open? It never gets your name or your searches.',
  adultsOnly: 'Only allow it if you’re 18 or over.',
  aboutCookies: 'About cookies',
  analytics: 'Analytics',
  allow: 'Allow',
  dontAllow: 'Don’t allow',
}
