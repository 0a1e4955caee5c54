/** What is said in shared/week. */
export const words = {
  // FittingJobs
  fit: (figure: string, jobs: number) => `${figure} ${jobs === 1 ? 'job near you fits' : 'jobs near you fit'}`,
  noneFit: 'No jobs near you fit yet',
}
