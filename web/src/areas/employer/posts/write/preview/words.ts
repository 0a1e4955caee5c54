import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/posts/write/preview. */
export const words = {
  // Advert
  advert: 'Advert',

  // AskedQuestions
  askedAsTheyApply: 'Asked as they apply',
  canBeSkipped: 'can be skipped',

  // FreePeople
  peopleFree: 'people nearby are free for these shifts',
  workAnHour: (how: string, length: number) => `Work an hour ${how}${length > 1 ? ' on every shift' : ''}`,
  leaveOut: (day: string) => `Leave out ${day}`,
  startAt: (day: string, start: string) => `Start ${day} at ${start}`,
  endAt: (day: string, end: string) => `End ${day} at ${end}`,
  whosFree: 'Who’s free',
  addShiftSeeHow: 'Add a shift to see how many people nearby are free for it',
  countingWhosFreeThese: 'Counting who’s free for these shifts',
  fewPeopleNearbyFree: 'Fewer than 5 people nearby are free for these shifts so far',
  tryOtherTimes: (isLeast: boolean) =>
    `More people join every day, and your job reaches them too. You can also try other times${isLeast ? '' : ', or fewer shifts for each person'}.`,
  andIts: (people: number) => `and ${people} are free.`,

  // PostPreview
  from18: '18 and over',
  preview: 'Preview',
  company: 'Company',
  jobTitle: 'Job title',
  repliesIn: (replyWithinDays: number) => `Reply within ${counted(replyWithinDays, 'day')}`,
  noPayYetWeek: (week: string) => `No pay yet${week && ` · ${week}`}`,
  shift: 'Shift',
  n18AndOverOnly: '18 and over only',
  hidePreview: 'Hide preview',
  previewAdvert: 'Preview advert',

  // WeekCosts
  whatItCosts: 'What it costs',
  weekOnePerson: 'A week for one person',
  aWeekForEveryone: (hours: string) => `A week for everyone, ${hours}`,
  aMonthForEveryone: 'A month for everyone',
  beforeEmployersNationalInsurance: 'Before employer’s National Insurance, pension and holiday pay.',

  // WholePage
  filled: 'Filled',
  notFilled: 'Not filled',
  stillOpen: (some: string) => `${some} still open`,

  // shifts-sentence
  filledBehind: ' (filled)',
  noShiftsYet: 'No shifts yet',
  shifts: (shifts: string) => `Shifts: ${shifts}`,
}
