import { and, eq, inArray, sql } from 'drizzle-orm'
import { CONFIRM_ASKED_DAYS, CONFIRM_DAYS } from '@evenshift/contract/constants'
import type { EmployerJob, PublicJob } from '@evenshift/contract/model/job/job'
import { DAY_MS, plusDays } from '@evenshift/contract/days'
import { outcodeOfJob } from '#server/capabilities/work/jobs/published'
import { findJobCards } from '#server/capabilities/work/jobs/store'
import { type JobRow, jobs } from '#server/capabilities/work/jobs/tables'
import { londonDate } from '#server/capabilities/ground/reference/public'
import type { Db } from '#server/platform/database/port'

export type JobHead = Pick<EmployerJob, '_id' | 'title' | 'status' | 'closingDate' | 'vacancies' | 'filled'> & {
  /** It closes within a week unless somebody says that it is still open. */
  readonly needsConfirming: boolean
}

/** Whether an open job is about to close unless somebody says that it is still open; not where its own last day comes first. */
function needsConfirming(
  { status, closingDate, lastConfirmedAt }: Pick<JobRow, 'status' | 'closingDate' | 'lastConfirmedAt'>,
  now: Date,
): boolean {
  if ((status !== 'live' && status !== 'paused') || lastConfirmedAt === null) return false
  const closes = plusDays(lastConfirmedAt, CONFIRM_DAYS)
  const isNear = closes.getTime() - now.getTime() <= CONFIRM_ASKED_DAYS * DAY_MS
  return isNear && (closingDate === null || closingDate >= londonDate(closes))
}

/** What a company's jobs are called and how they stand, in this order; another's are left out. */
export async function jobHeads(db: Db, employerId: string, ids: readonly string[], now: Date): Promise<JobHead[]> {
  if (ids.length === 0) return []
  const { id, title, status, closingDate, vacancies, filled, lastConfirmedAt } = jobs
  const rows = await db
    .select({ id, title, status, closingDate, vacancies, filled, lastConfirmedAt })
    .from(jobs)
    .where(and(eq(jobs.employerId, employerId), inArray(id, [...ids])))
  const heads = new Map(
    rows.map((row): [string, JobHead] => [
      row.id,
      {
        _id: row.id,
        title: row.title,
        status: row.status,
        closingDate: row.closingDate,
        vacancies: row.vacancies,
        filled: row.filled,
        needsConfirming: needsConfirming(row, now),
      },
    ]),
  )
  return ids.flatMap((one) => heads.get(one) ?? [])
}

/** What these jobs are called, whosever they are. */
export async function jobTitles(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { id, title } = jobs
  const rows = await db
    .select({ id, title })
    .from(jobs)
    .where(sql`${id} = any(${sql.param([...ids])}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row.title]))
}

/** Where these jobs are, as finely as people see it. */
export async function jobPlaces(db: Db, ids: readonly string[]): Promise<Map<string, Pick<PublicJob, 'location' | 'outcode'>>> {
  const rows = await findJobCards(db, ids)
  return new Map(rows.map(({ id, terms }) => [id, { location: terms.location ?? '', outcode: outcodeOfJob(terms) }]))
}

/** The dates that lists order a job by. */
export type JobDates = Pick<JobRow, 'id' | 'createdAt' | 'closingDate'>
/** The dates of these jobs, as far as they are this employer's, in no order. */
export const jobDates = async (db: Db, employerId: string, ids: readonly string[]): Promise<JobDates[]> =>
  ids.length === 0
    ? []
    : db
        .select({ id: jobs.id, createdAt: jobs.createdAt, closingDate: jobs.closingDate })
        .from(jobs)
        .where(and(eq(jobs.employerId, employerId), sql`${jobs.id} = any(${sql.param([...ids])}::uuid[])`))

/** The jobs of a company that staff removed. */
export const removedJobs = async (db: Db, employerId: string): Promise<string[]> =>
  (
    await db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.employerId, employerId), eq(jobs.status, 'removed')))
  ).map(({ id }) => id)
