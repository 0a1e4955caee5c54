import { CONFIRM_DAYS, REOPEN_DAYS } from '@evenshift/contract/constants'
import type { CloseReason, JobStatus } from '@evenshift/contract/states/job/job'
import { DAY_MS, plusDays } from '@evenshift/contract/days'

/** A confirmation at or before this time is too old. */
export const confirmedSince = (now: Date): Date => plusDays(now, -CONFIRM_DAYS)

export interface JobEnd {
  readonly status: JobStatus
  readonly closingDate: string | null
  readonly lastConfirmedAt: Date | null
  readonly closeReason: CloseReason | null
}

/** Why a live or paused job is over by its dates, whether or not the clock has run; null where it goes on. `today` is the United Kingdom's. */
export function endedBy(job: Omit<JobEnd, 'closeReason'>, now: Date, today: string): CloseReason | null {
  if (job.status !== 'live' && job.status !== 'paused') return null
  if (job.closingDate !== null && job.closingDate < today) return 'closing_date'
  const isForgotten = job.lastConfirmedAt !== null && now.getTime() - job.lastConfirmedAt.getTime() >= CONFIRM_DAYS * DAY_MS
  return isForgotten ? 'not_confirmed' : null
}

/** How a job stands at this moment. */
export function standsAt(job: JobEnd, now: Date, today: string): Pick<JobEnd, 'status' | 'closeReason'> {
  const ended = endedBy(job, now, today)
  return ended === null ? { status: job.status, closeReason: job.closeReason } : { status: 'closed', closeReason: ended }
}

export const mayReopen = (closedAt: Date | null, now: Date): boolean =>
  closedAt !== null && now.getTime() - closedAt.getTime() <= REOPEN_DAYS * DAY_MS
