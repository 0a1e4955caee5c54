import type { Offer } from '@evenshift/contract/model/offer'
import { DAY_MS } from '@evenshift/contract/days'

type Shift = Offer['shifts'][number]
export interface DatedShift extends Shift {
  /** The first date on which it is worked, at midnight of UTC. */
  readonly first: number
}

const midnightOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** The shifts of an offer with their first dates; without those whose weekday does not come before the last day is over. */
export function datedShifts({ startDate, endDate, shifts }: Pick<Offer, 'startDate' | 'endDate' | 'shifts'>): DatedShift[] {
  const from = midnightOf(startDate)
  const last = endDate === null ? Number.POSITIVE_INFINITY : midnightOf(endDate)
  return shifts
    .map((shift) => ({ ...shift, first: from + ((shift.day - 1 - new Date(from).getUTCDay() + 7) % 7) * DAY_MS }))
    .filter(({ first }) => first <= last)
}
