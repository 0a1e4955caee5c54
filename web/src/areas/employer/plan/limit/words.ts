import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/plan/limit. */
export const words = {
  // FullNote
  writeItAllTheSame: 'Write this one now. It’s saved as a draft until you close or pause another, or change your plan.',

  // LimitDialog
  yourPlan: 'Your plan',
  couldntLoadOptions: 'We couldn’t load your options',
  loadingYourOptions: 'Loading your options',

  // LimitFrame
  notNow: 'Not now',

  // LimitNote
  seeYourOptions: 'See your options',

  // LimitWays
  isPaused: (title: string) => `${title} is paused`,
  howWouldLike: (kept: string, verb?: string) => `${kept} How would you like to ${verb ? `${verb} it` : 'go on'}?`,
  jobToPause: 'Job to pause',
  haveLargestPlanAlready: 'You have the largest plan already. Tell us if you need more.',

  // PaymentDue
  cantPublishNewJobs: (kept: string) => `${kept} You can’t publish new jobs until it’s paid. Everything else stays as it is.`,
  updateCard: 'Update card',

  // WayChoice
  howToGoOn: 'How to go on',

  // ways
  liveJob: (liveJobs: number) => counted(liveJobs, 'live job'),
  invitationsAMonth: (interviewInvitations: number) => `${interviewInvitations} invitations a month`,
  seat: (seats: number) => counted(seats, 'seat'),
  manyQuestionsLike: 'As many questions as you like',
  questions: (questions: number) => `${questions} questions`,
  withTemplatesAndActivity: 'With templates and activity',
  justThisJob: 'Just this job',
  moreInvitations: (more: number) => `${more} more invitations`,
  liveDaysMoreInvitations: (days: number | null, more: number) => `Live for ${days} days, with ${more} more invitations`,
  oneMoreLiveJob: (days: number | null) => `With one more live job, for ${days} days`,
  oncePlusVat: 'once, plus VAT',
  goToPayment: (priceOf: string) => `Go to payment, ${priceOf}`,
  todayDays: (net: string, at: string) => ` ${net} today for the days to ${at}.`,
  moveUpTo: (code: string) => `Upgrade to ${code}`,
  plusVat: (interval: string) => `${interval}, plus VAT`,
  reviewAndPay: (gross: string) => `Review and pay ${gross}`,
  pauseAnotherJob: 'Pause another job',
  hasNoOneAwaiting: (title: string) => `${title} has no one awaiting a reply`,
  hasAwaitingAReply: (title: string, unanswered: number) => `${title} has ${counted(unanswered, 'person', 'people')} awaiting a reply`,
  pauseAnd: (title: string, verb: string) => `Pause ${title} and ${verb}`,
}
