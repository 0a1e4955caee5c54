/** What is said in areas/employer/plan. */
export const words = {
  // OthersPlan
  couldntLoadPlan: 'We couldn’t load your plan',
  loadingYourPlan: 'Loading your plan',
  useThisMonth: 'Use this month',

  // PlanScreen
  plan: 'Plan',
  yourPlan: 'Your plan',
  readingReplyingFree: 'Reading and replying to applications is free on every plan.',
}
