import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/posts/write/steps. */
export const words = {
  // AddMore
  everythingElse: 'Everything else',
  toFix: 'To fix',
  notSet: 'Not set',

  // ByAgreement
  hoursAreFlexible: 'Flexible hours',
  agreeDaysTimesEach: 'You agree days and times with each person',
  hoursAWeek: 'Hours a week',
  whatOnePersonWorks: 'What one person works',

  // EachPersonWorks
  bothShifts: 'Both shifts',
  allShifts: (count: number) => `All ${count} shifts`,
  atLeast: (least: number) => `At least ${least}`,
  anyOfThem: 'Any of them',
  eachPersonWorks: 'Each person works',
  shiftsEachPersonWorks: 'Shifts each person works',
  fewestShifts: 'Fewest shifts',
  shifts: (value: string) => `${value} shifts`,

  // DatesNote
  lateDates: (start: string) =>
    `People can still apply after work starts on ${start}. Close earlier or start later, unless others can join later.`,
  lateReply: (days: number) =>
    `You reply within ${counted(days, 'day')}, so people who apply last may hear after work has started. Close earlier, or reply sooner.`,

  // NightJourney
  howDoPeopleGet: 'How do people get home?',
  shiftEndsAfter23: 'A shift ends after 23:00. People read this before they apply',

  // PayHint
  usualPay: (pay: string) => `Jobs like it near you pay about ${pay} an hour.`,
  useUsual: 'Use it',
  aboveLegalMinimum21: (pence: number, value: string) =>
    `${pence === 0 ? 'The legal minimum' : `${value} above the legal minimum`} for 21 and over.`,
  comesHour: (hourly: string) => `This comes to ${hourly} an hour.`,
  hourBelowLegalMinimum: (pounds: string, minimum: string) => `${pounds} an hour is below the legal minimum of ${minimum} for 21 and over.`,
  isThatRight: (hourly: string) => `That’s ${hourly} an hour. Is that right?`,
  raiseTo: (enough: string) => `Raise to ${enough}`,

  // StepJob
  theJob: 'The job',

  // StepReview
  whenYouPublish: 'When you publish',
  peopleFindIt: (hasShifts: boolean, days: number) =>
    `, ${hasShifts ? 'people who are free at these times' : 'people nearby'} find the job. You reply to everyone who applies within ${counted(days, 'day')}.`,
  theWeek: 'The week',
  pay: 'Pay',
  place: 'Place',
  startsAndCloses: 'Starts and closes',
  applying: 'Applying',
  choosing: 'Choosing',
  whatYouveSet: 'What you’ve set',
  changed: 'Changed',
  edit: 'Edit',
  readFirstJobBefore:
    'We read your first job before it goes live, usually within one working day. After that, jobs go live straight away unless the pay or wording needs a check.',

  // ThePay
  for: 'For',
  hoursInAll: 'Hours in all',
  sum: 'The hours this amount covers',

  // ThePlace
  city: 'City',
  workplacePostcode: 'Workplace postcode',
  whereTheyllWork: 'Where they’ll work',
  peopleSeeCityHow:
    'People see the city, the first half of the postcode and how long it takes them. They get the address when they accept an offer, or when you ask them to meet you there.',

  // TheWeek
  showJobPeopleWho: 'We show the job to people who are free at these times.',
  shift: 'Shift',
  theseTwoOverlap: (shifts: string) => `These two overlap: ${shifts}`,
  n18AndOverOnly: '18 and over only',
  filled: 'Filled',
  shiftsNeedNow: (needed: number, vacancies: number, isChoice: boolean) =>
    `Your shifts now ${isChoice ? 'have places for' : 'take'} ${counted(needed, 'person', 'people')}. The job stays for ${vacancies} until you change that.`,
  lookFor: (people: number) => `Change to ${counted(people, 'person', 'people')}`,
  shiftsLeft: (left: number) =>
    `${counted(left, 'place')} on your shifts may stay empty. Change how many people each shift needs, or ask for any of them.`,
  about: (hours: string) => `about ${hours}`,
  /** Where people choose their shifts some take more than one, and fewer people do. */
  thatsWeekEach: (vacancies: number, hours: string, { isChoice, hasBreaks }: { isChoice: boolean; hasBreaks: boolean }) =>
    `${vacancies === 1 ? `One person, ${hours} a week` : `${isChoice ? 'Up to ' : ''}${vacancies} people, ${hours} a week each`}${hasBreaks ? ', not counting unpaid breaks' : ''}.`,

  // TitleAndWork
  jobTitle: 'Job title',
  weekendBarista: 'Weekend barista',
  peopleHaveAppliedCant: 'People have applied, so you can’t change the title. Copy the job to use a new one.',
  whatTheyllDo: 'What they’ll do',
  twoThreeSentencesWork: 'Two or three sentences on the work, the place and the team. Say what the job needs, not who should do it.',

  // WordingNote
  leaveOut: (value: string) => `Leave out “${value}”.`,
  thinkAgainAbout: (value: string) => `Think again about “${value}”.`,
  youCouldWrite: (replacements: string) => `You could write ${replacements}.`,
  use: (other: string) => `Use “${other}”`,
  why: 'Why',

  // steps
  role: 'Role',
  weekPayAndPlace: 'Week, pay and place',
  review: 'Review',

  // YoungWorkersNote
  adultsOnly: '18 and over only.',
  adultsOnlyWhy:
    '16 and 17-year-olds can’t normally work after 22:00, before 06:00 or more than 8 hours a day. Change the times or set the age to 18.',
  endAt22: 'End at 22:00',
  setAge: 'Set the age to 18',
  hoursOfShifts: 'Because of the hours',
}
