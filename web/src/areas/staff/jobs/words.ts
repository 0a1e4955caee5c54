/** What is said in areas/staff/jobs. */
export const words = {
  // JobPart
  untitled: 'Untitled',
  restore: 'Restore',
  remove: 'Remove',
  why: 'Why',
  n1Report: '1 report',
  reports: (length: number) => `${length} reports`,

  // JobsScreen
  anyStatus: 'Any status',
  jobs: 'Jobs',
  searchTitleCompanyReference: 'Search title, company or reference',
  status: 'Status',
  loadingJobs: 'Loading the jobs',
  couldntLoadJobs: 'We couldn’t load the jobs',
  noJobsFound: 'No jobs found',
  tryAnotherTitleCompany: 'Try another title, company or status.',
  found: 'Found',
  chooseJob: 'Choose a job',
  pagesOfJobs: 'Pages of jobs',

  // RemovalSheet
  writeTheReason: 'Write the reason',
  jobRestored: 'Job restored',
  restoreWithTitle: (title: string) => `Restore ${title}?`,
  removeWithTitle: (title: string) => `Remove ${title}?`,
  peopleCanFindAgain: 'People can find it again. Applications that ended stay ended.',
  noOneHasApplied: 'No one has applied yet.',
  wellTellEveryoneWho: (applicants: number) => `We’ll tell everyone who applied (${applicants}).`,
  reasonGets: (companyName: string) => `Reason ${companyName} gets`,

  // RemovalSheet
  jobRemoved: 'Job removed',
}
