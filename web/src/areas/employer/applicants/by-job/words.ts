/** What is said in areas/employer/applicants/by-job. */
export const words = {
  // JobList
  allInProgress: 'In progress',
  inProgress: 'in progress',
  couldntLoadApplicants: 'We couldn’t load the applicants',
  loadingApplicants: 'Loading applicants',
  noApplicantsYet: 'No applicants yet',
  noOneStage: 'No one at this stage',
  theyAppearHereOnce: 'They appear here once your job is live.',
  jobsPages: 'Jobs, pages',
}
