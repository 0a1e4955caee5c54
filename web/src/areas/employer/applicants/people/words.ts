import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/applicants/people. */
export const words = {
  // AnsweredRow
  notTimeWay: '“Not this time” is on its way',
  notTimeGoes: (until: string) => `“Not this time” goes out at ${until}`,
  shortlistedToldUndoUntil: (until: string | null) => `Shortlisted and told.${until === null ? '' : ` Undo until ${until}`}`,
  undo: 'Undo',
  undoWithName: (name: string) => `Undo ${name}`,

  // CaughtUp
  allCaughtUp: 'All caught up',
  everyoneHasReplyNew: 'You’ve replied to everyone. New applicants appear here.',
  shiftsHaveNoOne: (shifts: number) => `${counted(shifts, 'shift')} to fill`,
  haveNoOne: (job: string | null, said: string, shifts: number) =>
    `You’ve replied to everyone. ${job === null ? '' : `${job}: `}${said} ${shifts === 1 ? 'has' : 'have'} no one.`,
  seeWhoCanCover: 'See who can cover',
  jobIsClosed: (job: string) => `${job} is closed.`,
  noJobIsLive: 'You have no live jobs.',

  // EmptyPeople
  noMatches: 'No matches',
  removeFilterTryAnother: 'Remove a filter or try another search.',
  clearFilters: 'Clear filters',
  hired: 'Hired',
  noOneWaiting: 'No one’s waiting',
  everyoneHasTheirAnswer: 'Everyone who applied has an answer. Find them by job.',
  noApplicantsYet: 'No applicants yet',
  whenSomeoneAppliesYoull: 'When someone applies, you’ll see how their week fits your shifts.',
  postJobWellShow: 'Post a job and we’ll show it to people who are free.',
  postAJob: 'Post a job',

  // NotThisTime
  whyNot: (name: string) => `Why not ${name}?`,
  notThisTime: 'Not this time',
  notThisTimeWithName: (name: string) => `Not this time: ${name}`,
  close: 'Close',
  moreReasons: 'More reasons',
  seesReasonGoesMinutes: (name: string, value: number) =>
    `${name} will see the reason. It goes out in ${value} minutes, so you can undo it.`,

  // PeopleTools
  thisJob: 'This job',
  stage: 'Stage',
  inProgress: 'In progress',
  job: 'Job',
  allJobs: (length: number) => `All ${length} jobs`,
  allJobsLabel: 'All jobs',
  findAndFilter: 'Find and filter',
  show: 'Show',
  everyone: 'Everyone',
  distance: 'Distance',
  anyDistance: 'Any distance',
  withinMiles: (miles: string) => `Within ${miles} miles`,
  findAName: 'Find a name',

  // PeopleView
  loadingApplicants: 'Loading applicants',
  couldntLoadApplicants: 'We couldn’t load the applicants',
  pagesOfApplicants: 'Pages of applicants',

  // PersonRow
  select: (name: string) => `Select ${name}`,

  // ReplyButtons
  review: 'Review',
  makeOffer: 'Make offer',
  shortlist: 'Shortlist',
  watch: 'Watch',
  watchWithName: (name: string) => `Watch: ${name}`,
  changeOffer: 'Change offer',
  checkRightToWork: 'Check right to work',
  view: 'View',

  // ShareJobs
  shareYourJob: 'Share your job',
  shareYourJobs: 'Share your jobs',

  // people-list
  canWorkEveryShift: 'Can work every shift',
  interviewAnswered: 'Interview answered',
}
