/** What is said in ui/job. */
export const words = {
  // EvidenceRow
  met: 'Met',
  partlyMet: 'Partly met',
  theirWord: 'Their word',
  notShown: 'Not shown',
  clash: 'Clash',
  notYet: 'Not yet',

  // HideButton
  hide: (job: string) => `Hide ${job}`,
  hideJob: 'Hide job',

  // JobCardSkeleton
  loadingJobs: 'Loading jobs',

  // SaveButton
  save: (job: string) => `Save ${job}`,

  // strength
  said: 'No proof yet',
  shown: 'Proof in profile',
  confirmed: 'Employer confirmed',
}
