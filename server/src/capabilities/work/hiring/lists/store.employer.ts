import { type SQL, and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { RepliesDue } from '@evenshift/contract/model/overview/applicant-card'
import { type ApplicationStatus, applicationTabs } from '@evenshift/contract/states/application/application'
import type { ApplicantProof, ApplicantSort } from '@evenshift/contract/states/company/employer-lists'
import { type ApplicationRow, applications as a } from '#server/capabilities/work/hiring/tables'
import { isConversationRead, isReadByEmployer, isSeenByEmployer } from '#server/capabilities/work/hiring/time/seen'
import { talliesAt } from '#server/capabilities/work/hiring/counts/counts'
import { dueFigures } from '#server/capabilities/work/hiring/counts/due'
import type { Db } from '#server/platform/database/port'

/** An application that this employer may read; null for every other. */
export async function findForEmployer(db: Db, employerId: string, id: string, now: Date): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(a)
    .where(and(eq(a.id, id), eq(a.employerId, employerId), isReadByEmployer(now)))
  return row ?? null
}

/** The same of one whose messages this employer may read, though it may be withdrawn. */
export async function findConversation(db: Db, employerId: string, id: string, now: Date): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(a)
    .where(and(eq(a.id, id), eq(a.employerId, employerId), isConversationRead(now)))
  return row ?? null
}

export interface ApplicantsQuery {
  /** null = every job of the employer. */
  readonly jobIds: readonly string[] | null
  readonly status: readonly ApplicationStatus[] | undefined
  readonly search: string | undefined
  readonly has: ApplicantProof | undefined
  readonly withinMiles: number | undefined
  readonly sort: ApplicantSort
  readonly page: number
  readonly limit: number
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
/** A hidden name can be neither searched for nor sorted by. */
const shownName = sql`case when ${a.isNameShown} then ${a.applicantName} end`

const newest = [desc(a.appliedAt), desc(a.id)]
const orders: Readonly<Record<ApplicantSort, readonly SQL[]>> = {
  match: [sql`${a.match} desc nulls last`, ...newest],
  newest,
  oldest: [asc(a.appliedAt), asc(a.id)],
  // Of those who are due on one day whoever has waited longest; of those to whom nothing is owed the finished last.
  reply_due: [sql`${a.replyBy} asc nulls last`, inArray(a.status, [...applicationTabs.history]), asc(a.appliedAt), asc(a.id)],
  name: [sql`lower(${shownName}) asc nulls last`, ...newest],
}

/** How many there are of those that are only chosen by job and status: as counted by the writes. */
async function countPrepared(db: Db, employerId: string, { jobIds, status }: ApplicantsQuery, now: Date): Promise<number> {
  const counts = await talliesAt(db, jobIds === null ? { employerId } : { jobIds }, now)
  const names: readonly string[] = status ?? ['all']
  return counts.reduce((sum, { name, count: figure }) => (names.includes(name) ? sum + figure : sum), 0)
}

const fitFigure = (name: 'shiftsFit' | 'shiftsTotal'): SQL => sql`(${a.fit} ->> ${sql.raw(`'${name}'`)})::int`
const proofs: Readonly<Record<ApplicantProof, SQL>> = {
  whole_week: sql`${fitFigure('shiftsTotal')} > 0 and ${fitFigure('shiftsFit')} = ${fitFigure('shiftsTotal')}`,
  interview: eq(a.status, 'interview_submitted'),
}

function isAsked(employerId: string, { jobIds, status, search, has, withinMiles }: ApplicantsQuery): SQL | undefined {
  const like = search === undefined ? undefined : `%${escaped(search)}%`
  return and(
    eq(a.employerId, employerId),
    jobIds === null ? undefined : inArray(a.jobId, [...jobIds]),
    isSeenByEmployer(),
    status === undefined ? undefined : inArray(a.status, [...status]),
    like === undefined ? undefined : or(sql`${shownName} ilike ${like}`, ilike(a.jobTitle, like)),
    has === undefined ? undefined : proofs[has],
    withinMiles === undefined ? undefined : or(isNull(a.milesAway), lte(a.milesAway, withinMiles)),
  )
}

export async function listForEmployer(db: Db, employerId: string, query: ApplicantsQuery, now: Date) {
  const { search, has, withinMiles, sort, page, limit } = query
  const which = isAsked(employerId, query)
  const rows = await db
    .select()
    .from(a)
    .where(which)
    .orderBy(...orders[sort])
    .limit(limit)
    .offset((page - 1) * limit)
  if (search === undefined && has === undefined && withinMiles === undefined)
    return { rows, total: await countPrepared(db, employerId, query, now) }
  const [counted] = await db.select({ total: count() }).from(a).where(which)
  return { rows, total: counted?.total ?? 0 }
}

/** How many replies are owed to those of a list, whatever page of it is shown. */
export async function repliesDue(db: Db, employerId: string, query: ApplicantsQuery, now: Date): Promise<RepliesDue> {
  const waits = and(isAsked(employerId, query), isNotNull(a.replyBy))
  const [counted] = await db.select(dueFigures(now)).from(a).where(waits)
  return { late: 0, today: 0, week: 0, later: 0, ...counted }
}

/** The newest applications of these statuses, a few a job. */
export async function newestApplications(
  db: Db,
  employerId: string,
  jobIds: readonly string[],
  statuses: readonly ApplicationStatus[],
  most: number,
) {
  const found: ApplicationRow[] = []
  // A job at a time, as many as a page shows: each stops at its first few.
  for (const jobId of jobIds) {
    const rows = await db
      .select()
      .from(a)
      .where(and(eq(a.employerId, employerId), eq(a.jobId, jobId), isSeenByEmployer(), inArray(a.status, [...statuses])))
      .orderBy(...newest)
      .limit(most)
    found.push(...rows)
  }
  return found
}
