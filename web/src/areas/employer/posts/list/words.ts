import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/posts/list. */
export const words = {
  // PostList
  jobsPages: 'Jobs, pages',
  couldntLoadJobs: 'We couldn’t load your jobs',
  loadingJobs: 'Loading jobs',
  noJobsFound: 'No jobs found',
  tryShorterWordOther: 'Try a shorter word or the other tab.',
  noClosedJobs: 'No closed jobs',
  closedJobsAppearHere: 'Closed jobs appear here with everyone who applied.',
  noLiveJobs: 'No live jobs',
  tellUsShiftsWell: 'Tell us your shifts and we’ll show the job to people who are free.',
  postAJob: 'Post a job',

  // CopyJob
  copyJob: 'Copy job',
  copyWithTitle: (title: string) => `Copy job “${title}”`,

  // PostRow
  notPublishedYet: 'Not published yet',

  // PostsScreen
  current: 'Current',
  closed: 'Closed',
  newestFirst: 'Newest first',
  closingSoonest: 'Closing soonest',
  mostApplications: 'Most applications',
  needsYouFirst: 'Needs you first',
  jobs: 'Jobs',
  searchJobs: 'Search jobs',

  // PostRow
  viewWithViews: (views: number) => counted(views, 'view'),
  confirmByWithCloses: (closes: string) => `Confirm by ${closes}`,
}
