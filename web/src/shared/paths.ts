/** Pages without script, of the server: a whole load leads there. */
export const pricesPage = '/prices'
export const promises = { privacy: '/privacy', terms: '/terms', cookies: '/cookies', age: '/age' } as const
/** The search that the server shows to everybody; no page of the application. */
export const publicSearch = '/search'

/** Every address of the product. A part with a colon is filled in by `to`. */
export const paths = {
  start: '/',
  joinUs: '/auth/join-us',
  signIn: '/auth/sign-in/:type',
  signUp: '/auth/sign-up/:type',
  confirmCode: '/auth/confirm/:type',
  forgottenPassword: '/auth/forgotten-password/:type',
  completeProfile: '/auth/sign-up/complete/:type',
  /** A job for whoever has no account. */
  apply: '/apply/:jobId',
  verificationPending: '/verification-pending',
  verificationRejected: '/verification-rejected',

  home: '/home',
  notifications: '/notifications',
  settings: '/settings',
  notificationSettings: '/settings/notifications',
  messages: '/messages',
  /** By the id of the application that it is about. */
  conversation: '/messages/:id',
  feedback: '/feedback',
  sentFeedback: '/feedback/:id',

  find: '/find',
  job: '/find/:jobId',
  plan: '/plan',
  saved: '/saved',
  savedSearches: '/saved/searches',
  savedEmployers: '/saved/employers',
  notForMe: '/saved/not-for-me',
  applications: '/applications',
  yourJobs: '/applications/jobs',
  liveApplications: '/applications/live',
  offers: '/applications/offers',
  applicationHistory: '/applications/history',
  applicationViews: '/applications/views',
  whyNot: '/applications/why-not',
  application: '/applications/:id',
  meeting: '/applications/:id/meeting',
  otherTimes: '/applications/:id/meeting/times',
  interview: '/interview/:applicationId',
  profile: '/profile',
  profileTab: '/profile/:tab',

  company: '/company',
  welcome: '/company/welcome',
  /** A part of the company's screen. */
  team: '/company#team',
  posts: '/posts',
  ongoingPosts: '/posts/ongoing',
  closedPosts: '/posts/closed',
  newPost: '/posts/new',
  post: '/posts/:jobId',
  poster: '/posts/:jobId/poster',
  applicants: '/applicants',
  jobApplicants: '/applicants/:jobId',
  compare: '/applicants/:jobId/compare',
  answers: '/applicants/:jobId/answers',
  applicant: '/applicants/:jobId/:applicationId',
  meet: '/applicants/:jobId/:applicationId/meet',
  questions: '/questions',
  templates: '/questions/templates',
  subscription: '/subscription',
  /** Where the payment provider leads back to. */
  subscriptionPaid: '/subscription/paid/:sessionId',
} as const

type Parts<Path extends string> = Path extends `${string}:${infer Part}/${infer Rest}`
  ? Part | Parts<`/${Rest}`>
  : Path extends `${string}:${infer Part}`
    ? Part
    : never

/** An address with its parts filled in: `to(paths.job, { jobId })`. */
export const to = <Path extends string>(path: Path, parts: Readonly<Record<Parts<Path>, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name as Parts<Path>]))
