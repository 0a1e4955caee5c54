import { type SQL, and, asc, desc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { CONFIRM_ASKED_DAYS, CONFIRM_DAYS } from '@evenshift/contract/constants'
import { plusDays } from '@evenshift/contract/days'
import type { JobSort } from '@evenshift/contract/states/company/employer-lists'
import { type JobTab, jobStatuses, jobTabOf } from '@evenshift/contract/states/job/job'
import type { Figure, Hiring } from '#server/capabilities/work/jobs/lifecycle/hiring'
import { jobs } from '#server/capabilities/work/jobs/tables'
import type { Db } from '#server/platform/database/port'

const containing = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`
const stands = (tab: JobTab): SQL =>
  inArray(
    jobs.status,
    jobStatuses.filter((status) => jobTabOf(status) === tab),
  )

const newest = [desc(jobs.createdAt), desc(jobs.id)]
/** Those that soon close unless somebody says that they are still open, the first to close first; one that ends before isn’t asked about. */
const toConfirm = (now: Date): SQL =>
  sql`case when ${inArray(jobs.status, ['live', 'paused'])}
    and ${lte(jobs.lastConfirmedAt, plusDays(now, CONFIRM_ASKED_DAYS - CONFIRM_DAYS))}
    and coalesce(${jobs.closingDate} >= (${jobs.lastConfirmedAt} + make_interval(days => ${CONFIRM_DAYS}::int))::date, true)
    then ${jobs.lastConfirmedAt} end asc nulls last`
/** How many of this each job has, counted by another capability. */
const figuresOf = (hiring: Hiring, name: Figure, employerId: string, among: SQL | undefined, now: Date): SQL =>
  sql`(${hiring.applicationFigures(employerId, among, name, now)}) as ${sql.identifier(name)}`
/** Most of this first; what has none comes last. */
const mostOf = (name: Figure): SQL => sql`coalesce(${sql.identifier(name)}.figure, 0) desc`

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
    stands(tab),
    words === undefined ? undefined : or(sql`${jobs.title} ilike ${words}`, sql`${jobs.reference} ilike ${words}`),
  )
  const from = db.select({ id: jobs.id }).from(jobs).$dynamic()
  // Few are open, however many there were.
  const among = tab === 'ongoing' ? sql`(select ${jobs.id} from ${jobs} where ${which})` : undefined
  const withFigures = (...names: Figure[]) =>
    names.reduce(
      (query, name) => query.leftJoin(figuresOf(hiring, name, employerId, among, now), sql`${sql.identifier(name)}.job_id = ${jobs.id}`),
      from,
    )
  const offset = (page - 1) * limit
  const isLong = tab === 'closed' && search === undefined
  const busiest = isLong && sort === 'most_applications' ? await busiestPage(db, hiring, employerId, which, limit, offset, now) : []
  const ordered = {
    newest: () => from.orderBy(...newest),
    closing: () => from.orderBy(asc(jobs.closingDate), ...newest),
    // Ids are made in order of time.
    most_applications: () => withFigures('all').orderBy(mostOf('all'), desc(jobs.id)),
    overdue: () => withFigures('overdue', 'unanswered').orderBy(mostOf('overdue'), toConfirm(now), mostOf('unanswered'), desc(jobs.id)),
  }[sort]()
  const rows = busiest.length === limit ? busiest : await ordered.where(which).limit(limit).offset(offset)
  return { ids: rows.map(({ id }) => id), total: await db.$count(jobs, which) }
}
