import { and, eq, inArray } from 'drizzle-orm'
import type { PulledOut } from '@evenshift/contract/model/application/pulled-out'
import { freeAgain } from '#server/capabilities/work/hiring/cover/free-again'
import { calledOf } from '#server/capabilities/work/hiring/files/applicants'
import { openJobs } from '#server/capabilities/work/hiring/letters/open-jobs'
import { JOB_CLOSED, PLACE_FILLED, leftWords, placeFree, pulledOutWords } from '#server/capabilities/work/hiring/letters/place-words'
import { reasonLine } from '#server/capabilities/work/hiring/letters/reason-line'
import { offersOf } from '#server/capabilities/work/hiring/offers/offers-sent'
import { isHusk } from '#server/capabilities/work/hiring/rules'
import { type ApplicationRow, applicationHistory, applications as a } from '#server/capabilities/work/hiring/tables'
import { jobForApplication } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

/** Those of these applications whose seeker had accepted an offer when they withdrew, by id. */
export async function pulledOutAmong(db: Db, rows: readonly Pick<ApplicationRow, 'id' | 'status'>[]): Promise<ReadonlySet<string>> {
  const withdrawn = rows.flatMap(({ id, status }) => (status === 'withdrawn' ? [id] : []))
  if (withdrawn.length === 0) return new Set()
  const accepted = await db
    .selectDistinct({ id: applicationHistory.applicationId })
    .from(applicationHistory)
    .where(and(inArray(applicationHistory.applicationId, withdrawn), eq(applicationHistory.status, 'offer_accepted')))
  return new Set(accepted.map(({ id }) => id))
}

/** What became of the place that they left. */
async function placeLeft(db: Db, row: ApplicationRow, now: Date): Promise<{ readonly words: string; readonly isFree: boolean }> {
  const job = (await openJobs(db, [row], now)).has(row.jobId) ? await jobForApplication(db, row.jobId, now) : null
  if (job === null) return { words: JOB_CLOSED, isFree: false }
  const agreed = (await offersOf(db, [row.id])).get(row.id)?.shifts ?? []
  const free = await freeAgain(db, job, agreed, now)
  return free === null ? { words: PLACE_FILLED, isFree: false } : { words: placeFree(free), isFree: true }
}

/** Who pulled out of a job of this employer, named until the application is erased; null for any other application. */
export async function whoPulledOut(db: Db, employerId: string, id: string, now: Date): Promise<PulledOut | null> {
  const [row] = await db
    .select()
    .from(a)
    .where(and(eq(a.id, id), eq(a.employerId, employerId)))
  if (row === undefined || !(await pulledOutAmong(db, [row])).has(id)) return null
  const { jobId, jobTitle: job, changedAt, erasedAt } = row
  const place = await placeLeft(db, row, now)
  const told = erasedAt !== null && changedAt >= erasedAt ? leftWords(place.words) : pulledOutWords(reasonLine(row), place.words)
  const who = isHusk(row, now) ? null : ((await calledOf(db, [row])).get(id) ?? null)
  return { who, at: changedAt.toISOString(), jobId, job, told, isPlaceFree: place.isFree }
}
