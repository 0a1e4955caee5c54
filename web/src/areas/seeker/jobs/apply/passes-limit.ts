import type { Job } from '@evenshift/contract/model/job/job'

/** Whether a job would bring its seeker over the hours that they told as their limit. */
export const passesLimit = (ledger: Job['hoursLedger']): boolean => ledger !== null && ledger.limit !== null && ledger.total > ledger.limit
