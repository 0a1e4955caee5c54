import type { OfferRow } from '#server/capabilities/work/hiring/tables'
import type { SeekerAtWork } from '#server/capabilities/work/hiring/offers/at-work'
import { type Ledger, hoursLedger } from '#server/capabilities/work/hiring/time/hours'

/** The hours of a week with what this job offers, beside all else that its seeker holds; null where there is nothing to tell. */
export function offerLedger(
  { hoursPerWeek, startDate, endDate, shifts }: OfferRow,
  jobId: string,
  { hours, held }: Pick<SeekerAtWork, 'hours' | 'held'>,
): Ledger | null {
  const others = held.filter((work) => work.jobId !== jobId)
  return hoursLedger(hours, others, { label: 'this job', hoursPerWeek, startDate, endDate, shifts })
}
