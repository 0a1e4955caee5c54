import type { Nearly } from '@evenshift/contract/model/week'
import { hoursWords, minutesWords } from '#web/shared/week/worked-hours'
import { counted } from '#web/shared/words/numbers'

/** What is said in areas/seeker/job-card. */
export const words = {
  // AddPostcode
  addYourPostcode: 'Add your postcode to see travel times',

  // card-week
  forFitting: (shifts: number) => (shifts === 1 ? 'for the one that fits' : `for the ${shifts} that fit`),

  // HoursLedger
  hoursJob: 'Your hours with this job',

  // JobFigures
  fromHome: 'From home',
  noTravel: 'no travel',
  hoursUnit: 'hours',
  paid: (unit: string) => `paid ${unit}`,
  min: (minutes: number) => minutesWords(minutes),

  // JobListCard
  replyWithin: (replyWithinDays: number) => `Reply within ${counted(replyWithinDays, 'day')}`,

  // OpeningsCard
  more: (jobs: number) => `${jobs} more`,
  within: (minutes: number) => `within ${minutes} minutes`,
  ifFree: (day: string, part: string) => `if ${day} ${part} were free`,
  ifFreeThen: (day: string, { from, until }: Nearly) => `if you were free ${from === null ? `until ${until}` : `from ${from}`} on ${day}s`,
  seeMoreJobs: 'See more jobs',

  // StateChips
  paused: 'Paused',
  closed: 'Closed',
  overYourLimit: (hoursOverLimit: number) => `${hoursWords(hoursOverLimit)} over your limit`,
  applied: 'Applied',
  tooFewShifts: 'Too few shifts left',
  youWorkHere: 'You work here',
  youAcceptedTheirOffer: 'You accepted their offer',

  // WaySwitch
  walk: 'Walk',
  bike: 'Bike',
  car: 'Car',
  howYouGetThere: 'How you get there',
  bus: 'Bus',

  // useHideJob
  couldntUndoYoullFind: 'We couldn’t undo that. You’ll find it under Saved, Hidden.',
  undo: 'Undo',
  hidden: (title: string) => `Hidden: ${title}`,
  wontSeeJobAgain: 'You won’t see this job again.',
}
