import { unbroken } from '#web/shared/words/dates'
import { counted, viewAll } from '#web/shared/words/numbers'

/** What is said in areas/employer/home. */
export const words = {
  // AcceptedCard
  saidYes: (names: string) => `${names} said yes`,
  startingAs: (job: string, day: string | null) => `: ${job}${day === null ? '' : `, starting ${day}`}`,
  checkEach: 'Check each one’s right to work before they start.',
  anApplicant: 'An applicant',
  whatsNext: (job: string, day: string | null) =>
    `${job}${day === null ? '' : `, starting ${day}`}. Check their right to work ${day === null ? 'before they start' : 'before then'}.`,

  // AnswerToday
  couldntLoadApplicants: 'We couldn’t load your applicants',
  applicantsToReplyTo: 'Applicants to reply to',
  viewAll,
  review: 'Review',
  reviewWithName: (name: string) => `Review ${name}`,

  // HomeScreen
  home: 'Home',
  noRepliesDueToday: 'No replies due today.',
  late: (late: number) => `${counted(late, 'reply', 'replies')} late.`,
  dueToday: (today: number) => `${counted(today, 'reply', 'replies')} due today.`,
  toReplyTo: (applicants: number, messages: number) =>
    `${[applicants > 0 && counted(applicants, 'applicant'), counted(messages, 'message')].filter(Boolean).join(' and ')} to reply to.`,
  toConfirm: (jobs: number) => `${counted(jobs, 'job')} to confirm.`,
  postAJob: 'Post a job',

  // HomeSkeleton
  loadingApplicants: 'Loading applicants',
  loadingJobs: 'Loading jobs',

  // LivePosts
  couldntLoadJobs: 'We couldn’t load your jobs',
  yourJobs: 'Your jobs',
  haveDraftFinish: 'You have a draft to finish.',
  noLiveJobs: 'No live jobs.',
  viewDrafts: 'View drafts',
  live: 'Live',
  confirmBy: (day: string) => `Confirm by ${day}`,

  // MeetingsCard
  replyBy: (day: string, time: string) => `reply by ${unbroken(day)}, ${time}`,
  otherTimesSuggested: 'other times suggested',
  couldntLoadMeetings: 'We couldn’t load your meetings',
  meetings: 'Meetings',
  yourTurn: 'Your turn',
  today: 'Today',

  // MessagesCard
  couldntLoadMessages: 'We couldn’t load your messages',
  messagesToReplyTo: 'Messages to reply to',
  said: (text: string) => `“${text}”`,
  wroteToday: (time: string) => `since ${time} today`,
  wroteYesterday: 'since yesterday',
  wroteOn: (day: string) => unbroken(`since ${day}`),
  reply: 'Reply',
  replyToName: (name: string) => `Reply to ${name}`,

  // OffersCard
  couldntLoadOffers: 'We couldn’t load your open offers',
  openOffers: 'Open offers',
  expires: (day: string, time: string) => `expires ${unbroken(day)}, ${time}`,

  // PromiseCard
  yourReplyRate: 'Your reply rate',
  shownAllJobs: 'Shown on all your jobs.',
  haventSentEnoughReplies: 'You haven’t sent enough replies to show a rate yet. Reply on time and it appears here and on your jobs.',
  repliedOnTime: 'replied on time',
  usualWait: 'usual wait',

  // PulledOutCards
  couldntLoadPulledOut: 'We couldn’t load who has pulled out',
  seeWhoCanCover: 'See who can cover',
  viewJob: 'View job',
  dismiss: 'Dismiss',
  dismissNamed: (title: string) => `Dismiss: ${title}`,

  // StartersCard
  couldntLoadStarters: 'We couldn’t load who’s starting',
  starting: (isAmongOthers: boolean) => (isAmongOthers ? 'Also starting' : 'Starting next'),
  startsOn: (day: string) => unbroken(`starts ${day}`),
  checkRightToWork: 'Check right to work',
  checkRightToWorkOf: (name: string) => `Check right to work: ${name}`,
  showFewer: 'Show fewer',
}
