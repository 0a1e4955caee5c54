import type { Offer } from '@evenshift/contract/model/offer'
import type { Job } from '@evenshift/contract/model/job/job'
import { DAY_MS, datePlus } from '@evenshift/contract/days'

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

const daysOfPay = { weekly: 7, fortnightly: 14, four_weekly: 28 } as const

/** By when the first money is there, where it comes at the end of each such stretch: an estimate, since no advert tells the day. */
export function firstPayDay(startDate: string, payDay: NonNullable<Job['payDay']>): string {
  if (payDay !== 'monthly') return datePlus(startDate, daysOfPay[payDay])
  const start = new Date(midnightOf(startDate))
  // The last day of the next month where it has no such day.
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + 1]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), last))).toISOString().slice(0, 10)
}
