import { hoursWords } from '#web/shared/week/worked-hours'

/** What is said in areas/seeker/home. */
export const words = {
  // DueCards, a first day
  youStartAt: (employer: string) => `You start at ${employer}`,
  onDayWhereToGo: (day: string) => `On ${day}. See where to go and what to bring.`,

  // BuildWeekCard
  buildAWeek: 'Build a week',
  sayMoneyNeedSee: 'Tell us what you need to earn and we’ll show you jobs that add up to it.',

  // DueCards
  day: 'day',
  days: 'days',
  today: 'Today',
  offerFrom: (employerName: string) => `Offer from ${employerName}`,
  replyBy: (jobTitle: string, weeklyPay: string | null, day: string, time: string) =>
    `${jobTitle}${weeklyPay === null ? '' : `, ${weeklyPay} a week`}. Reply by ${day}, ${time}.`,
  interview: (employerName: string) => `Interview, ${employerName}`,
  sendItBy: (jobTitle: string, deadline: string) => `${jobTitle}. Send it by ${deadline}.`,
  agreed: (jobTitle: string, moment: string) => `${jobTitle}. Agreed: ${moment}.`,
  pickATimeBy: (jobTitle: string, moment: string) => `${jobTitle}. Pick a time by ${moment}.`,

  // FittingJobs
  seeAll: 'See all',
  seeAllWithTitle: (title: string) => `See all: ${title}`,
  noClashesWithinMinutes: (travelMinutes: number, profile: string) => `No clashes, and within ${travelMinutes} minutes of ${profile}.`,
  fitsYourWholeWeek: 'Fits your whole week',
  jobsFitWholeWeek: 'Jobs that fit your whole week',
  fitsPartOfWeek: 'Fits part of your week',

  // HomeScreen
  home: 'Home',
  couldntLoadPage: 'We couldn’t load this page',

  // OwnWeekCard
  markWhenYoureFree: 'Mark when you’re free',
  free: 'Free',
  working: 'Working',
  yourWeek: 'Your week',
  edit: 'Edit',
  freeWithHours: (hours: number) => `${hoursWords(hours)} free`,
  hoursWorkWeek: 'Hours of work a week',

  // PartRow
  fromHome: 'From home',
  min: (minutes: number, mode: string) => `${minutes} min ${mode}`,

  // StrengthCard
  yourProfile: 'Your profile',
  yourProfileIsThere: (strength: number) => `Your profile is ${strength}% there`,
  profile: 'Profile',
  nextBestStep: (text: string) => `Next best step: ${text}.`,
  doItNow: 'Do it now',

  // ViewsCard
  whosViewedYou: 'Who’s viewed you',
  seeAllWhosViewed: 'See all: Who’s viewed you',
  openedYourApplication: (day: string, time: string) => `opened your application, ${day} ${time}`,
}
