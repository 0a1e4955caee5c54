import type { Job, PublicJob } from '@evenshift/contract/model/job/job'
import { heldWork, hoursLedger } from '#server/capabilities/work/hiring/public'
import type { OwnHours } from '#server/capabilities/parties/profiles/public'
import type { Db } from '#server/platform/database/port'

type LedgerOf = (job: Pick<PublicJob, '_id' | 'hoursPerWeek' | 'startDate'>) => Job['hoursLedger']

/** Tells what each job would make of a seeker's week. Reads the work they hold only where they told a limit or other work. */
export async function ledgers(db: Db, seekerId: string, own: OwnHours, today: string): Promise<LedgerOf> {
  if (own.weeklyHourLimit === null && own.otherHours.length === 0) return () => null
  const held = await heldWork(db, seekerId)
  return ({ _id, hoursPerWeek, startDate }) => {
    const others = held.filter(({ jobId }) => jobId !== _id)
    return hoursLedger(own, others, { label: 'This job', hoursPerWeek, startDate: startDate ?? today, endDate: null })
  }
}
