/** What each status of a job is called. Imports nothing but the type. */
import type { JobStatus } from '#contract/states/job/job'

export const jobWords: Readonly<Record<JobStatus, string>> = {
  draft: 'Draft',
  pending_review: 'Being checked',
  live: 'Live',
  paused: 'Paused',
  closed: 'Closed',
  removed: 'Removed',
}
