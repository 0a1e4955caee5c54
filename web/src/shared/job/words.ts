import { counted } from '#web/shared/words/numbers'

/** What is said in shared/job. */
export const words = {
  // ChangedTerms
  noShifts: 'no shifts',
  filled: 'Filled',
  to: (day: string, start: string, end: string) => `${day} ${start} to ${end}`,
  before: 'Before',
  beforeWithBefore: (before: string) => `Before: ${before}`,
  after: 'After',
  afterWithAfter: (after: string) => `After: ${after}`,
  whatChanges: 'What changes',
  beforeSmall: 'before:',
  now: 'now:',

  // PayDetails
  anHour: 'An hour',
  about: (hourly: string) => `about ${hourly}`,
  aWeek: (hoursWords: string) => `${hoursWords} a week`,
  perMonthBeforeTax: 'Per month, before tax',
  tips: 'Tips',
  pay: 'Pay',
  byAge: (payBands: string) => `By age: ${payBands}.`,

  // PromiseCard
  replyRate: 'reply rate',
  usualWait: 'usual wait',
  applyTodayHearBy: (by: string) => `Apply today and you’ll hear by ${by}`,
  ifTheyDontReply: 'If they don’t reply, we’ll close it and tell you, so you’re never left waiting.',

  // TheWork
  where: 'Where',
  contract: 'Contract',
  hours: 'Hours',
  aWeekWithHoursAndGuaranteed: (hours: string, guaranteed: string | null) =>
    `${hours} a week${guaranteed === null ? '' : `, ${guaranteed} guaranteed`}`,
  starts: 'Starts',
  shiftsChange: 'Shifts change',
  age: 'Age',
  from18: (minimumAgeReason: string) => `18 and over. ${minimumAgeReason}`,
  interview: 'Interview',
  recordedWheneverSuitsYou: 'Recorded, whenever suits you',
  theWork: 'The work',
  whatYoullDo: 'What you’ll do',
  details: 'Details',

  // places-left
  place: (vacancies: number) => counted(vacancies, 'place'),
  placesLeft: (left: number) => `${counted(left, 'place')} left`,

  // JobTop
  ageAndOver: (minimumAge: number) => `Age ${minimumAge} and over`,
  confirmed: (lastConfirmedAt: string) => `Confirmed ${lastConfirmedAt}`,
}
