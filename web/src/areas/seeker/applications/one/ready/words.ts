import { hoursWords } from '#web/shared/week/worked-hours'
import { counted } from '#web/shared/words/numbers'

/** What is said in areas/seeker/applications/one/ready. */
export const words = {
  // ArrivalCard
  call: (name: string) => `Call ${name || 'them'}`,
  yourPapers: (papers: string) => `Your ${papers}`,
  where: 'Where',
  askThemStreet: '. Ask them for the street',
  map: 'Map',
  leaveBy: 'Leave by',
  yourWay: 'Your way there',
  minute: (minutes: number) => counted(minutes, 'minute'),
  askFor: 'Ask for',
  wear: 'Wear',
  theirUniform: 'Their uniform',
  theUniformsTheirs: '; the uniform’s theirs',
  bring: 'Bring',
  theFirstShift: 'The first shift',

  // ReadyChecklist
  done: 'Done',
  by: (by: string) => `By ${by}`,
  fromThem: 'From them',
  beforeYouStart: 'Before you start',
  onlyCanSeeWhat: 'Only you can see what you tick. It’s saved on this device.',

  // ReadyHead
  message: (name: string) => `Message ${name || 'them'}`,
  yourFirstDay: 'Your first day',
  thenEveryWeek: 'Then every week:',
  stillClashes: (clash: string) => `${clash}. Sort it out before you start.`,
  addShiftsToCalendar: 'Add shifts to calendar',

  // ReadyMoney
  yourMoney: 'Your money',
  aWeek: 'a week',
  perMonthBeforeTax: 'Per month, before tax',
  payDay: 'Pay day',
  firstPayEstimate: 'First pay, estimate',
  eachWayEstimate: 'Fare each way, estimate',

  // ReadyToStart
  yourApplication: 'Your application',
  termsSentHappened: 'The terms, what you sent and what happened',
  messages: 'Messages',
  writeTo: (employer: string) => `Write to ${employer}`,

  // StillOpen
  stillOpen: 'Still open',

  // ready-list
  how: 'How',
  offerAccepted: 'Offer accepted',
  rightToWork: 'Right to work',
  getShareCodeStarts: 'Get a share code (it starts with W) and give it to them with your date of birth. It lasts 90 days.',
  showPapers: (papers: string) => `Show your ${papers}. It costs you nothing.`,
  termDatesLetter: 'Term dates letter',
  freeUniversityTheirsKeep: 'Free from your university, and theirs to keep: your term and vacation dates.',
  dbsCheck: 'DBS check',
  theyllArrangeNeverPay: 'They’ll arrange it. Never pay for it before you have the job.',
  bankDetailsAndP45: 'Bank details and P45',
  forFirstPayday: 'For your first payday',
  noP45SayFirst: 'No P45? Ask for their starter checklist.',
  writtenTerms: 'Written terms',
  lawGetPayHours: 'By law you get your pay, hours and notice in writing by day one.',

  // shifts-calendar
  shifts: 'Shifts',

  // ArrivalCard
  wayEarly: (minutes: number, mode: string, early: number) => `${counted(minutes, 'minute')} ${mode}, to be there ${early} minutes early`,
  theEntranceOf: (employerName: string) => `The entrance of ${employerName}`,
  photoBy: (employerName: string) => `Photo by ${employerName}.`,

  // ReadyChecklist
  byWithBy: (by: string) => `By ${by}`,
  ofDone: (done: number, all: number) => `${done} of ${all} done`,

  // ReadyHead
  you: (days: number, date: string) => `You ${days < 0 ? 'started' : 'start'} ${date}`,
  youveGotTheJob: 'You’ve got the job',
  youreHired: 'You’re hired',
  shiftsAtIcs: (employerName: string) => `Shifts at ${employerName}.ics`,

  // ReadyMoney
  atWithHoursPerWeekAndPay: (hoursPerWeek: number, pay: string) => `${hoursWords(hoursPerWeek)} at ${pay}`,
  byWithDayDate: (dayDate: string) => `by ${dayDate}`,

  // StillOpen
  anotherApplicationLiveTakingWould: (limit: number) => `Another application is live. Taking it would go over ${limit} hours a week.`,
  liveTakingOneWouldGo: (length: number, limit: number) =>
    `${counted(length, 'other application')} are live. Taking one would go over ${limit} hours a week.`,
  theyllReplyBy: (replyBy: string) => `They’ll reply by ${replyBy}`,

  // shifts-calendar
  minutesOfItAreAnUnpaidBreak: (breakMinutes: number) => `${breakMinutes} minutes of it are an unpaid break.`,
}
