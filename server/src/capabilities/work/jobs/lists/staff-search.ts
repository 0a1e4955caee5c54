import { and, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { JobStatus } from '@evenshift/contract/states/job/job'
import { jobs } from '#server/capabilities/work/jobs/tables'
import type { Db } from '#server/platform/database/port'

interface Asked {
  readonly search?: string | undefined
  readonly status?: JobStatus | undefined
  /** Jobs of these companies are found whatever they are called. */
  readonly employerIds: readonly string[]
  readonly offset: number
  readonly limit: number
}
const columns = {
  id: jobs.id,
  reference: jobs.reference,
  title: jobs.title,
  status: jobs.status,
  statusReason: jobs.statusReason,
  employerId: jobs.employerId,
  city: sql<string | null>`${jobs.terms} ->> 'location'`,
  createdAt: jobs.createdAt,
}

/** Jobs of every status by a part of their title, by reference or id, or by their company, the newest first; and how many. For staff alone. */
export async function searchJobsForStaff(db: Db, { search, status, employerIds, offset, limit }: Asked) {
  const words = search === undefined ? undefined : `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const isFound =
    words === undefined
      ? undefined
      : or(
          ilike(jobs.title, words),
          ilike(jobs.reference, words),
          sql`${jobs.id}::text ilike ${words}`,
          employerIds.length === 0 ? undefined : inArray(jobs.employerId, [...employerIds]),
        )
  const asked = and(isFound, status === undefined ? undefined : eq(jobs.status, status))
  const rows = await db.select(columns).from(jobs).where(asked).orderBy(desc(jobs.createdAt), desc(jobs.id)).limit(limit).offset(offset)
  return { rows, total: await db.$count(jobs, asked) }
}
/** One of them; null where there is none. */
export async function jobForStaff(db: Db, id: string) {
  const [row] = await db.select(columns).from(jobs).where(eq(jobs.id, id))
  return row ?? null
}
/** All of a company, the newest first. */
export const jobsOfCompany = (db: Db, employerId: string) =>
  db.select(columns).from(jobs).where(eq(jobs.employerId, employerId)).orderBy(desc(jobs.createdAt), desc(jobs.id))
export type FoundJob = NonNullable<Awaited<ReturnType<typeof jobForStaff>>>
