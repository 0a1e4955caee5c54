import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/applicants. */
export const words = {
  // ApplicantsScreen
  loadingApplicants: 'Loading applicants',
  people: 'People',
  byJob: 'By job',
  applicants: 'Applicants',
  everyoneWhoAppliesAppears: 'Everyone who applies appears here.',
  peopleInProgress: (people: number) => (people === 0 ? 'No one in progress' : `${counted(people, 'person', 'people')} in progress`),
  view: 'View',

  // ColumnPills
  filterByStage: 'Filter by stage',

  // JobApplicantsScreen
  loadingTheBoard: 'Loading the board',
  loadingTheCover: 'Loading the cover',
  board: 'Board',
  list: 'List',
  cover: 'Cover',
  couldntLoadJob: 'We couldn’t load this job',
  viewJob: 'View job',
  searchByName: 'Search by name',

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
  finished: 'Finished',

  // no-such-application
  applicationNotHere: 'This application isn’t here any more',
  theyMayHaveWithdrawn: 'They may have withdrawn or deleted their account.',
  seeJobsApplicants: 'See this job’s applicants',
  seeAllApplicants: 'See all applicants',
}
