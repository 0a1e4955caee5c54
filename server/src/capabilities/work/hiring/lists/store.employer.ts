import { type SQL, and, asc, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import type { ApplicantSort } from '@evenshift/contract/states/company/employer-lists'
import { type ApplicationRow, applications as a } from '#server/capabilities/work/hiring/tables'
import { type Applications, applicationsAt, mayHaveLapsed } from '#server/capabilities/work/hiring/time/current'
import { isReadByEmployer, isSeenByEmployer } from '#server/capabilities/work/hiring/time/seen'
import { momentOf } from '#server/capabilities/work/hiring/time/moment'
import { talliesAt } from '#server/capabilities/work/hiring/counts/counts'
import type { Db } from '#server/platform/database/port'

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

/** Where nothing has lapsed unwritten, replyBy is in the order in which it was written. */
function orders(current: Applications, hasLapses: boolean): Record<ApplicantSort, SQL[]> {
  const newest = [desc(current.appliedAt), desc(current.id)]
  return {
    match: [sql`${current.match} desc nulls last`, ...newest],
    newest,
    oldest: [asc(current.appliedAt), asc(current.id)],
    reply_due: [sql`${hasLapses ? current.replyBy : current.writtenReplyBy} asc nulls last`, ...newest],
    name: [sql`lower(${shownName(current)}) asc nulls last`, ...newest],
  }
}

/** The rows as they were written among which an indexed search finds those that stand at one of these now. */
const mayStandAt = (statuses: readonly ApplicationStatus[], now: Date): SQL | undefined =>
  or(inArray(a.status, [...statuses]), mayHaveLapsed(momentOf(now)))

async function hasLapses(db: Db, which: SQL | undefined, now: Date): Promise<boolean> {
  const [lapsed] = await db
    .select({ id: a.id })
    .from(a)
    .where(and(which, mayHaveLapsed(momentOf(now))))
    .limit(1)
  return lapsed !== undefined
}

/** How many there are of those that are only chosen by job and status: as counted by the writes. */
async function countPrepared(db: Db, employerId: string, { jobIds, status }: ApplicantsQuery, now: Date): Promise<number> {
  const counts = await talliesAt(db, jobIds === null ? { employerId } : { jobIds }, now)
  const names: readonly string[] = status ?? ['all']
  return counts.reduce((sum, { name, count: figure }) => (names.includes(name) ? sum + figure : sum), 0)
}

export async function listForEmployer(db: Db, employerId: string, query: ApplicantsQuery, now: Date) {
  const { jobIds, status, search, sort, page, limit } = query
  const ofJobs = and(eq(a.employerId, employerId), jobIds === null ? undefined : inArray(a.jobId, [...jobIds]))
  const current = applicationsAt(db, now, and(ofJobs, status === undefined ? undefined : mayStandAt(status, now)))
  const like = search === undefined ? undefined : `%${escaped(search)}%`
  const which = and(
    isSeenByEmployer(current),
    status === undefined ? undefined : inArray(current.status, [...status]),
    like === undefined ? undefined : or(sql`${shownName(current)} ilike ${like}`, ilike(current.jobTitle, like)),
  )
  const rows = await db
    .select()
    .from(current)
    .where(which)
    .orderBy(...orders(current, await hasLapses(db, ofJobs, now))[sort])
    .limit(limit)
    .offset((page - 1) * limit)
  if (search === undefined) return { rows, total: await countPrepared(db, employerId, query, now) }
  const [counted] = await db.select({ total: count() }).from(current).where(which)
  return { rows, total: counted?.total ?? 0 }
}

/** The newest applications of one status, a few a job. */
export async function newestOf(db: Db, employerId: string, jobIds: readonly string[], status: ApplicationStatus, most: number, now: Date) {
  const newest: ApplicationRow[] = []
  // A job at a time, as many as a page shows: each stops at its first few.
  for (const jobId of jobIds) {
    const current = applicationsAt(db, now, and(eq(a.employerId, employerId), eq(a.jobId, jobId), mayStandAt([status], now)))
    const rows = await db
      .select()
      .from(current)
      .where(and(isSeenByEmployer(current), eq(current.status, status)))
      .orderBy(...orders(current, true).newest)
      .limit(most)
    newest.push(...rows)
  }
  return newest
}
