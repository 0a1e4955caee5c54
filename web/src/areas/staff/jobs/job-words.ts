import type { JobStatus } from '@evenshift/contract/states/job/job'
import type { KeyWords } from '#web/areas/staff/keys/KeyLine'

export const statusWords: Readonly<Record<JobStatus, string>> = {
  draft: 'Draft',
  pending_review: 'In review',
  live: 'Live',
  paused: 'Paused',
  closed: 'Closed',
  removed: 'Removed',
}
export const keyWords: readonly KeyWords[] = [
  { keys: ['/'], words: 'search' },
  { keys: ['J', 'K'], words: 'next, previous' },
]
/** Those of the open job besides. */
export const openKeyWords: readonly KeyWords[] = [...keyWords, { keys: ['S'], words: 'remove or restore' }]
