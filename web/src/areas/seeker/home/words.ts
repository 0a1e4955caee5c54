import { hoursWords, minutesWords } from '#web/shared/week/worked-hours'
import { counted } from '#web/shared/words/numbers'

const listed = new Intl.ListFormat('en-GB')

/** What is said in areas/seeker/home. */
export const words = {
  // DueCards, a first day
  youStartAt: (employer: string) => `You start at ${employer}`,
  onDayWhereToGo: (day: string) => `On ${day}. See where to go and what to bring.`,

  // DueCards, a changed job
  jobChanged: (employer: string) => `Job changed, ${employer}`,
  sayIfItStillFits: (jobTitle: string, day: string) => `${jobTitle} changed on ${day}. Say if it still fits.`,
  new: 'New',

  // DueCards, new times for agreed shifts
  newTimesAt: (employer: string) => `New times at ${employer}?`,
  sayIfYouCan: (jobTitle: string, moved: string) => `${jobTitle}. ${moved}. Say if you can.`,

  // DueCards, a shift that is filled
  shiftsFilledAt: (count: number, employer: string) => `${count === 1 ? 'Shift' : 'Shifts'} filled, ${employer}`,
  left: 'left',
  filled: 'Filled',

  // BuildWeekCard
  buildAWeek: 'Build a week',
  sayMoneyNeedSee: 'Tell us what you need to earn and we’ll show you jobs that add up to it.',

  // DueCards
  today: 'Today',
  moreToAnswer: (count: number) => `${count} more to answer`,
  replyByLead: 'Reply by',
  sendByLead: 'Send by',
  offerFrom: (employerName: string) => `Offer from ${employerName}`,
  jobAndPay: (jobTitle: string, weeklyPay: string | null) => `${jobTitle}${weeklyPay === null ? '' : `, ${weeklyPay} a week`}.`,
  clashesWithYour: (day: string) => `Clashes with your ${day} job.`,
  replyBy: (moment: string) => `Reply by ${moment}.`,
  interview: (employerName: string) => `Interview, ${employerName}`,
  sendItBy: (deadline: string) => `Send it by ${deadline}.`,
  saidYesStillOn: (jobTitle: string, moment: string) => `${jobTitle}. You said yes to the job. Still on: ${moment}.`,
  offeredStillOn: (jobTitle: string, moment: string) => `${jobTitle}. You have an offer. Still on: ${moment}.`,
  agreed: (jobTitle: string, moment: string) => `${jobTitle}. Agreed: ${moment}.`,
  pickATime: {
    chat: 'Pick a time for your chat',
    phone: 'Pick a time for your call',
    video: 'Pick a time for your call',
    trial: 'Pick a time for your trial',
  },

  // DueCards, what an employer wrote
  messageFrom: (employer: string) => `Message from ${employer}`,
  newMessages: 'New messages',
  fromAll: (employers: readonly string[]) => `From ${listed.format(new Set(employers))}.`,
  readAndReply: (jobTitle: string) => `It’s about ${jobTitle}. Read it and reply.`,

  // DueCards, what needs no answer
  comingUp: 'Coming up',
  whatsChanged: 'What’s changed',

  // DueCards, nothing due
  sent: 'sent',
  yourApplications: 'Your applications',
  byWhenTheyReply: 'See when each employer will reply, and what’s changed since.',

  // FittingJobs
  seeAll: 'See all',
  seeAllWithTitle: (title: string) => `See all: ${title}`,
  freeForAsManyWithin: (travelMinutes: number, home: string) => `Shifts you’re free for, within ${travelMinutes} minutes of ${home}.`,
  freeForAround: (city: string) => `Shifts you’re free for, in and around ${city}.`,
  fitsYourWeek: 'Fits your week',
  jobsFitWeek: 'Jobs that fit your week',
  fitsPartOfWeek: 'Fits part of your week',

  // useLongerWay
  nowUpTo: (minutes: number) => `Now up to ${counted(minutes, 'minute')}`,
  undo: 'Undo',

  // HomeScreen
  home: 'Home',
  loading: 'Loading your home page',
  couldntLoadPage: 'We couldn’t load this page',

  // OwnWeekCard
  free: 'Free',
  working: 'Work',
  yourWeek: 'Your week',
  edit: 'Edit',
  noHoursMarked: 'No hours marked yet',
  freeWithHours: (hours: number) => `${hoursWords(hours)} free`,
  hoursWorkWeek: 'Hours of work a week',

  // PartRow
  fromHome: 'From home',
  min: (minutes: number, mode: string) => `${minutesWords(minutes)} ${mode}`,

  // StrengthCard
  yourProfile: 'Your profile',
  yourProfileIsThere: (strength: number) => `Your profile is ${strength}% there`,
  profile: 'Profile',
  nextBestStep: (text: string) => `Next best step: ${text}.`,

  // ViewsCard
  whosViewedYou: 'Who’s viewed you',
  seeAllWhosViewed: 'See all: Who’s viewed you',
  viewedYourApplication: (day: string, time: string) => `viewed your application, ${day} ${time}`,
}
