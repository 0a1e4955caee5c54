/** What is said in areas/employer/plan/table. */
export const words = {
  // CharityLine
  charitySchoolStandardFree: 'Charity or school? Standard is free once we’ve checked.',
  askForIt: 'Ask for it',
  wereCheckingCharitySchool: 'We’re checking your charity or school. You’ll hear by email.',
  planFreeBecauseYoure: 'Your plan is free because you’re a charity or school.',
  couldntConfirmYoureCharity: 'We couldn’t confirm that you’re a charity or school.',
  askAgain: 'Ask again',

  // CharitySheet
  charity: 'Charity',
  registeredCharityRegulator: 'Registered with a charity regulator',
  school: 'School',
  schoolCollegeOrNursery: 'School, college or nursery',
  enterTheNumber: 'Enter the number',
  sentWellCheckEmail: 'Sent. We’ll check it and email you',
  freeCharitiesSchools: 'Free for charities and schools',
  send: 'Send',
  getEverythingStandardNo: 'You get everything in Standard at no charge. A person checks the number, usually within one working day.',
  whichAreYou: 'Which are you?',
  schoolNumberUrn: 'School number (URN)',
  charityNumber: 'Charity number',
  anythingShouldKnowOptional: 'Anything we should know (optional)',

  // PlanTable
  monthly: 'Monthly',
  yearly2MonthsFree: 'Yearly, 2 months free',
  plans: 'Plans',
  billing: 'Billing',
  plan: 'Plan',
  liveJobs: 'Live jobs',
  invitationsAMonth: 'Invitations a month',
  seats: 'Seats',
  questionBank: 'Question bank',
  price: 'Price',
  choose: 'Choose',
  yours: 'Yours',
  templatesFigures: 'With templates and hiring figures',

  // plan-rows
  free: 'Free',
  noLimit: 'No limit',
  withVat: (priceOf: string) => `${priceOf} with VAT`,
  per: (net: string, interval: string) => `${net} ${interval}`,
  once: (net: string) => `${net} once`,
  days: (gross: string, days: number) => `${gross}, ${days} days`,
  buyOneJob: 'Buy one job',
  moveUpTo: (name: string) => `Upgrade to ${name}`,
  payByTheYear: 'Pay by the year',
  moveTo: (name: string) => `Move to ${name}`,
  from: (renewsAt: string) => `From ${renewsAt}`,
  since: (startedAt: string) => `Since ${startedAt}`,
}
