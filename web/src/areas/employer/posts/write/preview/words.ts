import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/posts/write/preview. */
export const words = {
  // Advert
  advert: 'Advert',

  // FreePeople
  peopleFree: 'people nearby are free for these shifts',
  workAnHour: (how: string, length: number) => `Work an hour ${how}${length > 1 ? ' on every shift' : ''}`,
  leaveOut: (day: string) => `Leave out ${day}`,
  startAt: (day: string, start: string) => `Start ${day} at ${start}`,
  endAt: (day: string, end: string) => `End ${day} at ${end}`,
  whosFree: 'Who’s free',
  addShiftSeeHow: 'Add a shift to see how many people nearby are free for it',
  countingWhosFreeThese: 'Counting who’s free for these shifts',
  fewPeopleNearbyFree: 'Not many people nearby are free for these shifts',
  tryOtherTimes: 'No single change helps much. Try other times, or fewer shifts for each person.',
  andIts: (people: number) => `and ${people} are free.`,

  // PostPreview
  from18: '18 and over',
  preview: 'Preview',
  company: 'Company',
  jobTitle: 'Job title',
  repliesIn: (replyWithinDays: number) => `Replies in ${counted(replyWithinDays, 'day')}`,
  noPayYetWeek: (hours: string | null) => `No pay yet${hours ? ` · ${hours} a week` : ''}`,
  aWeek: (hours: string) => `${hours} a week`,
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

  // shifts-sentence
  noShiftsYet: 'No shifts yet',
  shifts: (shifts: string) => `Shifts: ${shifts}`,
}
