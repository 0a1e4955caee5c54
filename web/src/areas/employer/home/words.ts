import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/home. */
export const words = {
  // AcceptedCard
  couldntLoadStarters: 'We couldn’t load who’s starting',
  startingSoon: 'Starting soon',
  accepted: (name: string, job: string) => `${name} accepted ${job}`,
  startsNext: (day: string) => `Starts ${day}. Next: check their right to work.`,
  view: 'View',
  viewWithName: (name: string) => `View ${name}`,

  // AnswerToday
  couldntLoadApplicants: 'We couldn’t load your applicants',
  replyToTheseFirst: 'Reply to these first',
  viewAll: (total: number) => `View all ${total}`,
  allCaughtUpNew: 'All caught up. New applications appear here.',
  review: 'Review',
  reviewWithName: (name: string) => `Review ${name}`,

  // HomeScreen
  home: 'Home',
  noRepliesDueToday: 'No replies due today.',
  dueToday: (today: number) => `${counted(today, 'reply', 'replies')} due today.`,
  postAJob: 'Post a job',

  // HomeSkeleton
  loadingApplicants: 'Loading applicants',
  loadingJobs: 'Loading jobs',

  // LivePosts
  couldntLoadJobs: 'We couldn’t load your jobs',
  yourJobs: 'Your jobs',
  all: (total: number) => `All ${total}`,
  haveDraftFinish: 'You have a draft to finish.',
  tellUsShiftsWell: 'Tell us your shifts and we’ll show the job to people who are free.',
  viewDrafts: 'View drafts',
  applied: (counts: number, job: string) => `${counts} applied · ${job}`,
  live: 'Live',

  // MeetingsCard
  replyBy: (day: string, time: string) => `reply by ${day}, ${time}`,
  otherTimesSuggested: 'other times suggested',
  couldntLoadMeetings: 'We couldn’t load your meetings',
  meetings: 'Meetings',
  yourTurn: 'Your turn',
  today: 'Today',

  // PromiseCard
  yourReplyRate: 'Your reply rate',
  shownAllJobs: 'Shown on all your jobs.',
  haventSentEnoughReplies: 'You haven’t sent enough replies to show a rate yet. Reply on time and it appears here and on your jobs.',
  repliedOnTime: 'replied on time',
  usualWait: 'usual wait',
  editCompanyPage: 'Edit company page',

  // TalliesCard
  new: 'New',
  inReview: 'In review',
  interview: 'Interview',
  shortlisted: 'Shortlisted',
  offer: 'Offer',
  hired: 'Hired',
  couldntLoadTheseNumbers: 'We couldn’t load these numbers',
  applicantsByStage: 'Applicants by stage',
}
