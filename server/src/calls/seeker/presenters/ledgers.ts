import type { Job, PublicJob } from '@evenshift/contract/model/job/job'
import type { WeekPlan } from '@evenshift/contract/model/job/plan'
import { type SeekerAtWork, hoursLedger } from '#server/capabilities/work/hiring/public'

type LedgerOf = (
  job: Pick<PublicJob, '_id' | 'hoursPerWeek' | 'startDate' | 'shiftsNeeded'> & Partial<Pick<PublicJob, 'shifts'>>,
) => Job['hoursLedger']

/** Tells what each job would make of a seeker's week, where they told a limit or other work. */
export function ledgers({ hours, held }: SeekerAtWork, today: string): LedgerOf {
  if (hours.weeklyHourLimit === null && hours.otherHours.length === 0) return () => null
  return ({ _id, hoursPerWeek, startDate, shifts, shiftsNeeded }) => {
    const others = held.filter(({ jobId }) => jobId !== _id)
    // Where some of its shifts are chosen, those may lie beside what is held.
    const all = shiftsNeeded === null ? (shifts ?? []) : []
    return hoursLedger(hours, others, { label: 'this job', hoursPerWeek, startDate: startDate ?? today, endDate: null, shifts: all })
  }
}

/** Hours of a week that are worked from today on, or until a last day, all employers together, and the own limit where it counts. */
export function hoursHeld({ hours, held }: SeekerAtWork, today: string, endDate: string | null = null): WeekPlan['hours'] {
  const ledger = hoursLedger(hours, held, { label: 'This week', hoursPerWeek: 0, startDate: today, endDate })
  const employers = new Set(ledger?.entries.slice(0, -1).map(({ label }) => label))
  return { held: ledger?.total ?? 0, limit: ledger?.limit ?? null, employers: [...employers] }
}
