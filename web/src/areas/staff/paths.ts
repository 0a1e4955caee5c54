/** The addresses of the staff's area. A part with a colon is filled in by `to`. */
export const staffPaths = {
  signIn: '/staff/sign-in',
  join: '/staff/join',
  audit: '/staff/audit',
} as const

/** The address below /staff of a path of the table. */
export const below = (path: string): string => path.slice('/staff/'.length)
