import { and, inArray, isNull } from 'drizzle-orm'
import type { ApplicantFact } from '@evenshift/contract/model/overview/applicant-card'
import { applicationTabs, isSeekersTurn, tabOf } from '@evenshift/contract/states/application/application'
import { overlapping } from '#server/capabilities/work/hiring/cover/rules'
import { seatsIn, seatsOfJobs } from '#server/capabilities/work/hiring/cover/seats'
import { fitByWord } from '#server/capabilities/work/hiring/cover/word'
import { type ApplicationRow, applications as a } from '#server/capabilities/work/hiring/tables'
import { isReadByEmployer } from '#server/capabilities/work/hiring/time/seen'
import { findJobs, forApplication } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

type Asking = Pick<ApplicationRow, 'id' | 'jobId' | 'shiftIds' | 'fit' | 'change'>

/** Of each of these jobs' shifts with an open seat that one alone of several asked for and can work, by the application: the first of them. */
async function onlyAsked(db: Db, jobIds: readonly string[], now: Date): Promise<Map<string, ApplicantFact>> {
  const found = new Map<string, ApplicantFact>()
  if (jobIds.length === 0) return found
  const rows: Asking[] = await db
    .select({ id: a.id, jobId: a.jobId, shiftIds: a.shiftIds, fit: a.fit, change: a.change })
    .from(a)
    .where(and(inArray(a.jobId, [...jobIds]), inArray(a.status, [...applicationTabs.live]), isNull(a.pendingAt), isReadByEmployer(now)))
  const jobs = (await findJobs(db, jobIds)).flatMap((row) => forApplication(row, now) ?? [])
  const seats = await seatsOfJobs(db, jobs, now)
  for (const job of jobs) {
    const asking = rows.filter(({ jobId }) => jobId === job.id)
    if (asking.length < 2) continue
    for (const { _id, day, start, end, people } of job.shifts) {
      if (seatsIn(seats, _id) >= people) continue
      const isFree = (asked: Asking) => {
        const fit = fitByWord(asked)
        return fit !== null && !overlapping(job.shifts, fit.clashingShifts).includes(_id)
      }
      const [one, ...others] = asking.filter(({ shiftIds }) => shiftIds.includes(_id))
      if (one !== undefined && others.length === 0 && isFree(one) && !found.has(one.id))
        found.set(one.id, { kind: 'only_asked', shift: { day, start, end } })
    }
  }
  return found
}

const ESSENTIAL = / \(essential\)$/
/** The skill of those that the job asks for with most behind it; what is only said proves nothing. */
function skillOf({ evidence }: ApplicationRow): ApplicantFact | null {
  const backed = (strength: 'confirmed' | 'shown') => evidence.find((one) => one.kind === 'skill' && one.strength === strength)
  const { requirement, because } = backed('confirmed') ?? backed('shown') ?? {}
  return requirement === undefined || because === undefined ? null : { kind: 'skill', name: requirement.replace(ESSENTIAL, ''), because }
}

/** What speaks for each of those who wait for their employer, by application; `fits` are those of this moment. */
export async function factsOf(db: Db, rows: readonly ApplicationRow[], fits: ReadonlyMap<string, ApplicationRow['fit']>, now: Date) {
  const waiting = rows.filter(({ status, pendingAt }) => tabOf(status) === 'live' && !isSeekersTurn(status) && pendingAt === null)
  const alone = await onlyAsked(db, [...new Set(waiting.map(({ jobId }) => jobId))], now)
  const isClash = (id: string, { day, start }: { readonly day: number; readonly start: string }) =>
    fits.get(id)?.clashingShifts.some((clash) => clash.day === day && clash.start === start) === true
  return new Map(
    waiting.map((row): [string, ApplicantFact | null] => {
      const gap = alone.get(row.id)
      return [row.id, gap?.kind === 'only_asked' && !isClash(row.id, gap.shift) ? gap : skillOf(row)]
    }),
  )
}
