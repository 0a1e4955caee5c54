import { hourlyOf, jobForApplication, payRefusal } from '#server/capabilities/work/jobs/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { type Refusal, refuse, refuseField } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

/** Sums like 13.5 × 100 come out a hair above. */
const HAIR = 1e-6
const inPence = (pounds: number): number => Math.ceil(pounds * 100 - HAIR) / 100

/** Why a trial may not pay this an hour on that day: less than the law's minimum then, or than the advert; null where it may. */
export async function payFault({ tx, now }: Unit, jobId: string, pay: number, day: Date): Promise<Refusal | null> {
  const job = await jobForApplication(tx, jobId, now)
  if (job === null) return refuse('NOT_FOUND')
  const hourly = { salary: pay, salaryUnit: 'hour', hoursPerWeek: null, totalHours: null, shifts: [], payBands: [] } as const
  const unlawful = payRefusal({ ...hourly, shifts: [], payBands: [] }, londonDate(day), londonDate(now), 'pay')
  if (unlawful !== null) return unlawful
  const advertised = hourlyOf(job)
  if (advertised === null || pay >= inPence(advertised)) return null
  return refuseField('pay', `Enter £${inPence(advertised).toFixed(2)} or more, as in the advert`)
}
