/** How somebody comes to a screen. */
export interface Way {
  readonly address: string
  /** The links that lead on from there, each the first to an address like this. */
  readonly through?: readonly string[]
  /** What the last address goes on with, where a menu has the link. */
  readonly on?: string
  /** The button that opens what is meant. */
  readonly press?: RegExp
  /** The call that it waits for in vain, or that fails, by how its address ends. */
  readonly held?: string
  readonly failed?: string
}
type Screens = Readonly<Record<string, Way>>

/** A screen that stands at an address of its own as soon as one comes there. */
export const isPlain = ({ press, held, failed }: Way): boolean => press === undefined && held === undefined && failed === undefined

const seeker: Screens = {
  home: { address: '/home' },
  'home-waiting': { address: '/home', held: '/homescreen' },
  'home-failing': { address: '/home', failed: '/homescreen' },
  find: { address: '/find' },
  'find-filters': { address: '/find', press: /^Filters/ },
  'find-map': { address: '/find?view=map' },
  'find-waiting': { address: '/find', held: '/jobsearch/paginated' },
  'find-failing': { address: '/find', failed: '/jobsearch/paginated' },
  job: { address: '/find', through: ['/find/:id'] },
  'job-apply': { address: '/find', through: ['/find/:id'], press: /^Apply/ },
  plan: { address: '/plan' },
  saved: { address: '/saved' },
  'saved-searches': { address: '/saved/searches' },
  'saved-employers': { address: '/saved/employers' },
  'not-for-me': { address: '/saved/not-for-me' },
  applications: { address: '/applications/live' },
  'your-jobs': { address: '/applications/jobs' },
  offers: { address: '/applications/offers' },
  history: { address: '/applications/history' },
  views: { address: '/applications/views' },
  'why-not': { address: '/applications/why-not' },
  application: { address: '/applications/live', through: ['/applications/:id'] },
  offer: { address: '/applications/offers', through: ['/applications/:id'] },
  messages: { address: '/messages' },
  conversation: { address: '/messages', through: ['/messages/:id'] },
  profile: { address: '/profile/profile' },
  'bio-video': { address: '/profile/biovideo' },
  interviews: { address: '/profile/interview' },
  interview: { address: '/profile/interview', through: ['/interview/:id'] },
  documents: { address: '/profile/document' },
  notifications: { address: '/notifications' },
  feedback: { address: '/feedback' },
  settings: { address: '/settings' },
  'notification-settings': { address: '/settings/notifications' },
  'not-found': { address: '/nowhere' },
}

const employer: Screens = {
  home: { address: '/home' },
  'home-waiting': { address: '/home', held: '/getPortfolioActivity' },
  'home-failing': { address: '/home', failed: '/getPortfolioActivity' },
  company: { address: '/company' },
  welcome: { address: '/company/welcome' },
  posts: { address: '/posts/ongoing' },
  'closed-posts': { address: '/posts/closed' },
  post: { address: '/posts/ongoing', through: ['/posts/:id'] },
  poster: { address: '/posts/ongoing', through: ['/posts/:id', '/posts/:id/poster'] },
  'new-post': { address: '/posts/new' },
  applicants: { address: '/applicants' },
  'applicants-by-job': { address: '/applicants?view=jobs' },
  'job-applicants': { address: '/applicants?view=jobs', through: ['/applicants/:id'] },
  'job-applicants-failing': { address: '/applicants?view=jobs', through: ['/applicants/:id'], failed: '/job-applications' },
  applicant: { address: '/applicants', through: ['/applicants/:id/:id'] },
  meet: { address: '/applicants', through: ['/applicants/:id/:id'], on: '/meet' },
  messages: { address: '/messages' },
  conversation: { address: '/messages', through: ['/messages/:id'] },
  questions: { address: '/questions' },
  templates: { address: '/questions/templates' },
  subscription: { address: '/subscription' },
  notifications: { address: '/notifications' },
  feedback: { address: '/feedback' },
  settings: { address: '/settings' },
  'notification-settings': { address: '/settings/notifications' },
}

const staff: Screens = {
  queue: { address: '/staff/queue' },
  case: { address: '/staff/queue', through: ['/staff/queue/:kind/:id'] },
  'queue-waiting': { address: '/staff/queue', held: '/office/queue' },
  'queue-failing': { address: '/staff/queue', failed: '/office/queue' },
  people: { address: '/staff/people?q=khan' },
  person: { address: '/staff/people?q=khan', through: ['/staff/people/:id'] },
  jobs: { address: '/staff/jobs?q=barista' },
  job: { address: '/staff/jobs?q=barista', through: ['/staff/jobs/:id'] },
  audit: { address: '/staff/audit' },
  colleagues: { address: '/staff/colleagues' },
  account: { address: '/staff/account' },
}

const nobody: Screens = {
  landing: { address: '/' },
  'join-us': { address: '/auth/join-us' },
  search: { address: '/search?from=Leeds&day=7' },
  'search-unknown': { address: '/search?from=Nowhere' },
  job: { address: '/search?q=barista', through: ['/job/:named'] },
  company: { address: '/search?from=Leeds', through: ['/job/:named', '/employers/:named'] },
  apply: { address: '/search?q=barista', through: ['/job/:named', '/apply/:id'] },
  'apply-not-open': { address: '/apply/00000000-0000-4000-8000-000000000000' },
  'sign-in-seeker': { address: '/auth/sign-in/jobseeker' },
  'sign-in-employer': { address: '/auth/sign-in/employer' },
  'sign-up-seeker': { address: '/auth/sign-up/jobseeker' },
  'sign-up-employer': { address: '/auth/sign-up/employer' },
  'forgotten-password': { address: '/auth/forgotten-password/jobseeker' },
  'staff-sign-in': { address: '/staff/sign-in' },
  'staff-join': { address: '/staff/join' },
  prices: { address: '/prices' },
  privacy: { address: '/privacy' },
  terms: { address: '/terms' },
  cookies: { address: '/cookies' },
  age: { address: '/age' },
}

/** Somebody who has just come has nothing there yet. */
const newSeeker: Screens = {
  home: { address: '/home' },
  find: { address: '/find' },
  plan: { address: '/plan' },
  saved: { address: '/saved' },
  'saved-searches': { address: '/saved/searches' },
  'saved-employers': { address: '/saved/employers' },
  'not-for-me': { address: '/saved/not-for-me' },
  applications: { address: '/applications/live' },
  offers: { address: '/applications/offers' },
  history: { address: '/applications/history' },
  'why-not': { address: '/applications/why-not' },
  profile: { address: '/profile/profile' },
  'bio-video': { address: '/profile/biovideo' },
  interviews: { address: '/profile/interview' },
  documents: { address: '/profile/document' },
  notifications: { address: '/notifications' },
}
const newEmployer: Screens = {
  home: { address: '/home' },
  company: { address: '/company' },
  posts: { address: '/posts/ongoing' },
  'closed-posts': { address: '/posts/closed' },
  applicants: { address: '/applicants' },
  questions: { address: '/questions' },
  templates: { address: '/questions/templates' },
  subscription: { address: '/subscription' },
  notifications: { address: '/notifications' },
}

/** Every screen, under whoever sees it. */
export const screens = {
  seeker,
  employer,
  staff,
  public: nobody,
  'new-seeker': newSeeker,
  'new-employer': newEmployer,
  'unfinished-seeker': { complete: { address: '/home' } },
  'unfinished-employer': { complete: { address: '/home' } },
  'waiting-employer': { waiting: { address: '/home' } },
  'rejected-employer': { rejected: { address: '/home' } },
} as const satisfies Readonly<Record<string, Screens>>
