import { type SQL, and, asc, count, desc, eq, ilike, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { ApplicationStatus } from '@evenshift/contract/states/application'
import type { ApplicantSort } from '@evenshift/contract/states/employer-lists'
import { type Applications, applicationsAt } from '#server/capabilities/applications/current'
import { isReadByEmployer, isSeenByEmployer } from '#server/capabilities/applications/seen'
import type { ApplicationRow } from '#server/capabilities/applications/tables'
import type { Db } from '#server/platform/database/port'

const ofEmployer = (current: Applications, employerId: string): SQL | undefined =>
  and(eq(current.employerId, employerId), isSeenByEmployer(current))

/** An application that this employer may read; null for every other. */
export async function findForEmployer(db: Db, employerId: string, id: string, now: Date): Promise<ApplicationRow | null> {
  const current = applicationsAt(db, now)
  const [row] = await db
    .select()
    .from(current)
    .where(and(eq(current.id, id), eq(current.employerId, employerId), isReadByEmployer(current, now)))
  return row ?? null
}

export interface ApplicantsQuery {
  /** null = every job of the employer. */
  readonly jobIds: readonly string[] | null
  readonly status: readonly ApplicationStatus[] | undefined
  readonly search: string | undefined
  readonly sort: ApplicantSort
  readonly page: number
  readonly limit: number
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
/** A hidden name can be neither searched for nor sorted by. */
const shownName = (current: Applications): SQL => sql`case when ${current.isNameShown} then ${current.applicantName} end`

function orders(current: Applications): Record<ApplicantSort, SQL[]> {
  const newest = [desc(current.appliedAt), desc(current.id)]
  return {
    match: [sql`${current.match} desc nulls last`, ...newest],
    newest,
    oldest: [asc(current.appliedAt), asc(current.id)],
    reply_due: [sql`${current.replyBy} asc nulls last`, ...newest],
    name: [sql`lower(${shownName(current)}) asc nulls last`, ...newest],
  }
}

export async function listForEmployer(db: Db, employerId: string, query: ApplicantsQuery, now: Date) {
  const { jobIds, status, search, sort, page, limit } = query
  const current = applicationsAt(db, now)
  const like = search === undefined ? undefined : `%${escaped(search)}%`
  const which = and(
    ofEmployer(current, employerId),
    jobIds === null ? undefined : inArray(current.jobId, [...jobIds]),
    status === undefined ? undefined : inArray(current.status, [...status]),
    like === undefined ? undefined : or(sql`${shownName(current)} ilike ${like}`, ilike(current.jobTitle, like)),
  )
  const rows = await db
    .select()
    .from(current)
    .where(which)
    .orderBy(...orders(current)[sort])
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db.select({ total: count() }).from(current).where(which)
  return { rows, total: counted?.total ?? 0 }
}

/** How many applications stand where, job by job. */
export function countForEmployer(db: Db, employerId: string, now: Date) {
  const current = applicationsAt(db, now)
  return db
    .select({
      jobId: current.jobId,
      status: current.status,
      count: count(),
      overdue:
        sql<number>`count(*) filter (where ${and(isNotNull(current.replyBy), sql`${current.replyBy} < ${now.toISOString()}::timestamptz`)})`.mapWith(
          Number,
        ),
    })
    .from(current)
    .where(ofEmployer(current, employerId))
    .groupBy(current.jobId, current.status)
}

/** The newest applications of one status, a few a job. */
export async function newestOf(db: Db, employerId: string, jobIds: readonly string[], status: ApplicationStatus, most: number, now: Date) {
  if (jobIds.length === 0) return []
  const current = applicationsAt(db, now)
  const ranked = db
    .select({
      id: current.id,
      place: sql<number>`row_number() over (partition by ${current.jobId} order by ${current.appliedAt} desc, ${current.id} desc)`.as(
        'place',
      ),
    })
    .from(current)
    .where(and(ofEmployer(current, employerId), inArray(current.jobId, [...jobIds]), eq(current.status, status)))
    .as('ranked')
  return db
    .select()
    .from(current)
    .innerJoin(ranked, eq(ranked.id, current.id))
    .where(sql`${ranked.place} <= ${most}`)
    .orderBy(desc(current.appliedAt), desc(current.id))
    .then((rows) => rows.map(({ applications_now: row }) => row))
}
