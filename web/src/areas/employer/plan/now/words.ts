import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/plan/now. */
export const words = {
  // LimitsCard
  payOnce: (priceOf: string) => `pay ${priceOf} once`,
  moveUp: 'upgrade',
  pauseAnother: 'pause another',
  waitUntil: (back: string) => `wait until ${back}`,
  whenReachLimit: 'When you reach a limit',
  cantPublishNewJobs: 'You can’t publish new jobs until the payment goes through',
  aJob: (ordinalOf: string, jobs: string) => `A ${ordinalOf} job: ${jobs}`,
  afterInvitations: (interviewInvitations: number, invitations: string) => `After ${interviewInvitations} invitations: ${invitations}`,
  cancelPlan: 'Cancel plan',

  // PaymentMissing
  lastPaymentFailed: 'Your last payment failed.',
  planStays: (day: string) => `Your plan stays until ${day}, but you can’t publish new jobs.`,
  updateCard: 'Update card',

  // PlanCard
  useThisMonth: 'Use this month',
  until: (code: string, endsAt: string) => `${code} until ${endsAt}`,
  testModeNoMoney: 'Test mode: no money moves',
  nothingToCancel: 'Nothing to cancel. You’re not paying.',
  stayOn: (plan: string) => `Stay on ${plan}`,

  // UsageFigures
  noneLeft: 'None left',
  left: (left: number) => `${left} left`,
  you: 'You',
  invitation: (asked: number) => counted(asked, 'invitation'),
  liveJobs: 'Live jobs',
  interviewInvitations: 'Interview invitations',
  leftUntil: (left: number, day: string) => `${left <= 0 ? 'None' : left} left until ${day}`,
  seats: 'Seats',
  of: (used: number, most: number) => `${used} of ${most}`,
}
