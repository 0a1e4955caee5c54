import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/applicants. */
export const words = {
  // ApplicantsScreen
  loadingApplicants: 'Loading applicants',
  people: 'People',
  byJob: 'By job',
  applicants: 'Applicants',
  everyoneWhoAppliesAppears: 'Everyone who applies appears here.',
  inProgress: (applications: number) => `${applications === 0 ? 'No applications' : counted(applications, 'application')} in progress`,
  replyDueFirst: ' · reply due first',
  view: 'View',

  // ColumnPills
  all: 'All',
  filterByStage: 'Filter by stage',

  // JobApplicantsScreen
  loadingTheBoard: 'Loading the board',
  loadingTheCover: 'Loading the cover',
  board: 'Board',
  list: 'List',
  cover: 'Cover',
  couldntLoadJob: 'We couldn’t load this job',
  viewJob: 'View job',
  moreOf: (title: string) => `More for ${title}`,
  findAndSort: 'Find and sort',
  findAName: 'Find a name',

  // RowWeek
  fromDay: (agreed: string, day: string | null) => (day === null ? agreed : `${agreed}, starts ${day}`),

  // applicant-list
  replyDue: 'Reply due',
  bestMatch: 'Best match',
  newest: 'Newest',
  oldest: 'Oldest',
  name: 'Name',

  // columns
  new: 'New',
  inReview: 'In review',
  interview: 'Interview',
  shortlisted: 'Shortlisted',
  offer: 'Offer',
  accepted: 'Accepted',
  hired: 'Hired',
  finished: 'Finished',

  // no-such-application
  applicationNotHere: 'This application isn’t here any more',
  theyMayHaveWithdrawn: 'They may have withdrawn or deleted their account.',
  seeJobsApplicants: 'See this job’s applicants',
  seeAllApplicants: 'See all applicants',

  // usePulledOut
  pulledOutOn: (who: string, day: string) => `${who} pulled out on ${day}`,
  anApplicant: 'An applicant',
  seeWhoCanCover: 'See who can cover',
}
