import { and, eq, or, sql } from 'drizzle-orm'
import type { JobSort } from '@evenshift/contract/states/employer-lists'
import { type JobTab, jobTabOf } from '@evenshift/contract/states/job'
import { figuresOf } from '#server/capabilities/jobs/figures'
import { standsAt } from '#server/capabilities/jobs/rules.transitions'
import { type ListedJob, sortJobs } from '#server/capabilities/jobs/rules.sorting'
import { jobs } from '#server/capabilities/jobs/tables'
import { londonDate } from '#server/capabilities/reference/public'
import type { Db } from '#server/platform/database/port'

const columns = {
  id: jobs.id,
  status: jobs.status,
  closeReason: jobs.closeReason,
  closingDate: jobs.closingDate,
  lastConfirmedAt: jobs.lastConfirmedAt,
  createdAt: jobs.createdAt,
}
const containing = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

export interface ListAsked {
  readonly tab: JobTab
  /** In the title or the reference. */
  readonly search: string | undefined
  readonly sort: JobSort
}
/** The ids of a company's jobs in a tab, in order. A company has few enough jobs to be ordered here, by figures of other capabilities too. */
export async function listJobIds(db: Db, employerId: string, { tab, search, sort }: ListAsked, now: Date): Promise<string[]> {
  const words = search === undefined ? undefined : containing(search)
  const rows = await db
    .select(columns)
    .from(jobs)
    .where(
      and(
        eq(jobs.employerId, employerId),
        words === undefined ? undefined : or(sql`${jobs.title} ilike ${words}`, sql`${jobs.reference} ilike ${words}`),
      ),
    )
  const today = londonDate(now)
  const inTab = rows.filter((row) => jobTabOf(standsAt(row, now, today).status) === tab)
  const isByFigures = sort === 'most_applications' || sort === 'overdue'
  const figures = isByFigures
    ? await figuresOf(
        db,
        inTab.map(({ id }) => id),
        now,
      )
    : null
  const listed: ListedJob[] = inTab.map(({ id, createdAt, closingDate }) => {
    const { counts = [], overdue = 0 } = figures?.get(id) ?? {}
    return { id, createdAt, closingDate, overdue, applications: counts.reduce((sum, { count }) => sum + count, 0) }
  })
  return sortJobs(listed, sort).map(({ id }) => id)
}
