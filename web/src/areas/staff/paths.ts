/** The addresses of the staff's area. A part with a colon is filled in by `to`. */
export const staffPaths = {
  signIn: '/staff/sign-in',
  join: '/staff/join',
  queue: '/staff/queue',
  case: '/staff/queue/:kind/:id',
  people: '/staff/people',
  person: '/staff/people/:id',
  company: '/staff/people/companies/:id',
  jobs: '/staff/jobs',
  job: '/staff/jobs/:id',
  audit: '/staff/audit',
  colleagues: '/staff/colleagues',
  account: '/staff/account',
} as const

/** The address below /staff of a path of the table. */
export const below = (path: string): string => path.slice('/staff/'.length)
