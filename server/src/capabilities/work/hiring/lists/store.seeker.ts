import { type SQL, and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { type ApplicationRow, applications } from '#server/capabilities/work/hiring/tables'
import { anyMoment } from '#server/capabilities/work/hiring/time/moment'
import { applicationsAt, lapsedColumns, seekersApplicationsAt } from '#server/capabilities/work/hiring/time/current'
import { type Db, prepared } from '#server/platform/database/port'

/** An application with the version that its seeker reads. */
export interface SeekersRow extends ApplicationRow {
  readonly seenVersion: number
}

/** A seeker's own application; null for everybody else's. */
export async function findForSeeker(db: Db, seekerId: string, id: string, now: Date): Promise<SeekersRow | null> {
  const current = seekersApplicationsAt(db, now)
  const [row] = await db
    .select()
    .from(current)
    .where(and(eq(current.id, id), eq(current.seekerId, seekerId)))
  return row ?? null
}

/** A seeker's applications for one job, the first one first. */
export function findForJob(db: Db, seekerId: string, jobIds: readonly string[], now: Date): Promise<SeekersRow[]> {
  const current = seekersApplicationsAt(db, now)
  return db
    .select()
    .from(current)
    .where(and(eq(current.seekerId, seekerId), inArray(current.jobId, [...jobIds])))
    .orderBy(current.attempt)
}

const statusesAmong = prepared('application_statuses', (db) => {
  const { id, seekerId, jobId, attempt } = applications
  return db
    .select({ id, jobId, attempt, status: lapsedColumns(anyMoment.moment).status })
    .from(applications)
    .where(and(eq(seekerId, sql.placeholder('seekerId')), sql`${jobId} = any(${sql.placeholder('jobIds')}::uuid[])`))
    .orderBy(attempt)
})
/** How a seeker's applications for these jobs stand, the first one first: a list of jobs reads no more of them. */
export const findStatuses = (db: Db, seekerId: string, jobIds: readonly string[], now: Date) =>
  statusesAmong(db, { seekerId, jobIds: `{${jobIds.join(',')}}`, ...anyMoment.values(now) })

export interface ListQuery {
  readonly status: readonly ApplicationStatus[]
  readonly sector: readonly string[] | undefined
  readonly employer: readonly string[] | undefined
  /** Calendar dates of the United Kingdom, both included. */
  readonly appliedFrom: string | undefined
  readonly appliedTo: string | undefined
  readonly page: number
  readonly limit: number
}

function among(current: ReturnType<typeof seekersApplicationsAt>, seekerId: string, query: ListQuery): SQL | undefined {
  const day = sql`(${current.appliedAt} at time zone 'Europe/London')::date`
  return and(
    eq(current.seekerId, seekerId),
    inArray(current.status, [...query.status]),
    query.sector && inArray(current.sectorId, [...query.sector]),
    query.employer && inArray(current.employerId, [...query.employer]),
    query.appliedFrom === undefined ? undefined : sql`${day} >= ${query.appliedFrom}::date`,
    query.appliedTo === undefined ? undefined : sql`${day} <= ${query.appliedTo}::date`,
  )
}

/** What moved last comes first. */
export async function listForSeeker(db: Db, seekerId: string, query: ListQuery, now: Date) {
  const current = seekersApplicationsAt(db, now)
  const which = among(current, seekerId, query)
  const rows = await db
    .select()
    .from(current)
    .where(which)
    .orderBy(desc(current.changedAt), desc(current.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const [counted] = await db.select({ total: count() }).from(current).where(which)
  return { rows, total: counted?.total ?? 0 }
}

/** How many applications of these statuses have which status, sector and employer. */
export function countChoices(db: Db, seekerId: string, statuses: readonly ApplicationStatus[], now: Date) {
  const current = applicationsAt(db, now)
  const { status, sectorId, employerId } = current
  return db
    .select({ status, sectorId, employerId, count: count() })
    .from(current)
    .where(and(eq(current.seekerId, seekerId), inArray(status, [...statuses])))
    .groupBy(status, sectorId, employerId)
}
