/** What is said in shared/week. */
export const words = {
  // FittingJobs
  fit: (figure: string, jobs: number) => `${figure} ${jobs === 1 ? 'job near you fits' : 'jobs near you fit'}`,
  noneFit: 'No new jobs near you fit yet',
}
