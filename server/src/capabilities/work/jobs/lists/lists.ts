import { type SQL, and, asc, desc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm'
import type { JobSort } from '@evenshift/contract/states/company/employer-lists'
import { type JobTab, jobStatuses, jobTabOf } from '@evenshift/contract/states/job/job'
import type { Hiring } from '#server/capabilities/work/jobs/lifecycle/hiring'
import { confirmedSince } from '#server/capabilities/work/jobs/rules/transitions'
import { jobs } from '#server/capabilities/work/jobs/tables'
import { londonDate } from '#server/capabilities/ground/reference/public'
import type { Db } from '#server/platform/database/port'

const containing = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`
const written = (tab: JobTab): SQL =>
  inArray(
    jobs.status,
    jobStatuses.filter((status) => jobTabOf(status) === tab),
  )
/** Over by its dates, whether or not the clock has written it down; `endedBy` says the same of one row. */
const isOver = (now: Date): SQL | undefined =>
  and(inArray(jobs.status, ['live', 'paused']), or(lt(jobs.closingDate, londonDate(now)), lte(jobs.lastConfirmedAt, confirmedSince(now))))
const stands = (tab: JobTab, now: Date): SQL | undefined =>
  tab === 'ongoing' ? and(written('ongoing'), sql`${isOver(now)} is not true`) : or(written('closed'), isOver(now))

/** All jobs of a company in a tab: counted by status in an index, and the few that are over and not written down so. */
async function countAll(db: Db, employerId: string, tab: JobTab, now: Date): Promise<number> {
  const own = eq(jobs.employerId, employerId)
  const over = await db.$count(jobs, and(own, isOver(now)))
  return (await db.$count(jobs, and(own, written(tab)))) + (tab === 'closed' ? over : -over)
}

const newest = [desc(jobs.createdAt), desc(jobs.id)]
/** Most of this first, counted by another capability; what has none comes last. */
const mostOf = (hiring: Hiring, name: 'all' | 'overdue', employerId: string, among: SQL | undefined, now: Date): SQL =>
  sql`(${hiring.applicationFigures(employerId, among, name, now)}) as figures`

/** A page of the closed jobs with most applications, of which there may be ten thousand; shorter where those that have any end. */
async function busiestPage(
  db: Db,
  hiring: Hiring,
  employerId: string,
  isListed: SQL | undefined,
  limit: number,
  offset: number,
  now: Date,
) {
  const most = offset + limit
  return db
    .select({ id: sql<string>`busiest.job_id` })
    .from(sql`(${hiring.busiestJobs(employerId, { jobs, isListed, most }, now)}) as busiest`)
    .orderBy(sql`busiest.figure desc`, sql`busiest.job_id desc`)
    .limit(limit)
    .offset(offset)
}

export interface ListAsked {
  readonly tab: JobTab
  /** In the title or the reference. */
  readonly search: string | undefined
  readonly sort: JobSort
  readonly page: number
  readonly limit: number
}
/** A page of the ids of a company's jobs in a tab, in order, what is equal in it newest first; and how many there are in all. */
export async function listJobIds(
  db: Db,
  hiring: Hiring,
  employerId: string,
  asked: ListAsked,
  now: Date,
): Promise<{ ids: string[]; total: number }> {
  const { tab, search, sort, page, limit } = asked
  const words = search === undefined ? undefined : containing(search)
  const which = and(
    eq(jobs.employerId, employerId),
    stands(tab, now),
    words === undefined ? undefined : or(sql`${jobs.title} ilike ${words}`, sql`${jobs.reference} ilike ${words}`),
  )
  const from = db.select({ id: jobs.id }).from(jobs).$dynamic()
  // Few are open, however many there were.
  const among = tab === 'ongoing' ? sql`(select ${jobs.id} from ${jobs} where ${which})` : undefined
  const byFigure = (name: 'all' | 'overdue') =>
    from
      .leftJoin(mostOf(hiring, name, employerId, among, now), sql`figures.job_id = ${jobs.id}`)
      // Ids are made in order of time.
      .orderBy(sql`coalesce(figures.figure, 0) desc`, desc(jobs.id))
  const offset = (page - 1) * limit
  const isLong = tab === 'closed' && search === undefined
  const busiest = isLong && sort === 'most_applications' ? await busiestPage(db, hiring, employerId, which, limit, offset, now) : []
  const ordered = {
    newest: () => from.orderBy(...newest),
    closing: () => from.orderBy(asc(jobs.closingDate), ...newest),
    most_applications: () => byFigure('all'),
    overdue: () => byFigure('overdue'),
  }[sort]()
  const rows = busiest.length === limit ? busiest : await ordered.where(which).limit(limit).offset(offset)
  const total = search === undefined ? await countAll(db, employerId, tab, now) : await db.$count(jobs, which)
  return { ids: rows.map(({ id }) => id), total }
}
