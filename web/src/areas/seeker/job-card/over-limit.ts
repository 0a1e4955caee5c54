import type { Job } from '@evenshift/contract/model/job'
import { counted } from '#web/shared/words/numbers'

/** "4 hours over your limit"; null where a job stays within it or none is told. */
export const overLimit = (ledger: Job['hoursLedger']): string | null =>
  ledger !== null && ledger.limit !== null && ledger.total > ledger.limit
    ? `${counted(Math.round(10 * (ledger.total - ledger.limit)) / 10, 'hour')} over your limit`
    : null
