import { isSameTime } from '@evenshift/contract/states/shift-words'
import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import type { JobShift, OfferShift } from '@evenshift/contract/model/week'

/** An application with the offer that was made for it. */
export interface WithOffer {
  readonly application: ApplicationDetail
  readonly offer: NonNullable<ApplicationDetail['offer']>
}

interface KeptShift {
  readonly own: OfferShift
  /** What the job made of it for whoever is new; null where it has it no more. */
  readonly now: JobShift | null
}

/** The shifts of an offer that were the job's until it moved or removed them: the offer keeps their times. */
export function keptShifts({ application: { change, job }, offer: { shifts } }: WithOffer): KeptShift[] {
  if (change === null) return []
  const was = [...change.shifts.before, ...(change.sent?.shifts ?? [])]
  return shifts
    .filter((own) => was.some((one) => isSameTime(one, own)) && !job.shifts.some((one) => isSameTime(one, own)))
    .map((own) => ({ own, now: job.shifts.find(({ _id }) => _id === own._id) ?? null }))
}
