import type { Answer, Parsed } from '@evenshift/contract/call'
import type { employerJobs as jobCalls } from '@evenshift/contract/employer/jobs'
import type { JobSort } from '@evenshift/contract/states/company/employer-lists'
import { listPage } from '#server/calls/list-page'
import { presentJobs, presentPosts } from '#server/calls/employer/presenters/jobs'
import { type Member, type Tally, applicantsOf, newestApplications, talliesAt } from '#server/capabilities/work/hiring/public'
import { type JobDates, jobDates } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

type Query = Parsed<typeof jobCalls.jobsWithApplications>['query']
type Found = Answer<typeof jobCalls.jobsWithApplications>
/** What a job is ordered by. */
interface Key extends JobDates {
  readonly all: number
  readonly overdue: number
  readonly unanswered: number
}
type Order = (one: Key, other: Key) => number

const newest: Order = (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id.localeCompare(one.id)
const orders: Readonly<Record<JobSort, Order>> = {
  newest,
  closing: (one, other) => (one.closingDate ?? '').localeCompare(other.closingDate ?? '') || newest(one, other),
  most_applications: (one, other) => other.all - one.all || newest(one, other),
  overdue: (one, other) => other.overdue - one.overdue || other.unanswered - one.unanswered || newest(one, other),
}

/** Applicants shown of each job. */
const NEWEST_SHOWN = 3

/** The jobs that have applications at these statuses, with how many and the newest of them. */
export async function jobsWithApplications(db: Db, { employerId, userId }: Member, query: Query, now: Date): Promise<Found> {
  const { page, limit, sort, applicationStatus, view } = query
  const tallies = await talliesAt(db, { employerId }, now)
  const counted = (wanted: Tally['name']) =>
    new Map(tallies.filter(({ name }) => name === wanted).map(({ jobId, count }) => [jobId, count]))
  const [all, overdue, unanswered] = [counted('all'), counted('overdue'), counted('unanswered')]
  const matching = new Map<string, number>()
  for (const { jobId, name, count } of tallies)
    if (applicationStatus.some((status) => status === name)) matching.set(jobId, (matching.get(jobId) ?? 0) + count)
  const keys = (await jobDates(db, employerId, [...matching.keys()])).map((dates) => ({
    ...dates,
    all: all.get(dates.id) ?? 0,
    overdue: overdue.get(dates.id) ?? 0,
    unanswered: unanswered.get(dates.id) ?? 0,
  }))
  const onPage = keys.toSorted(orders[sort]).slice((page - 1) * limit, page * limit)
  const ids = onPage.map(({ id }) => id)
  const rows = await newestApplications(db, employerId, ids, applicationStatus, NEWEST_SHOWN)
  const applicants = await applicantsOf(db, rows, userId, now)
  const newestAt = (jobId: string) => rows.filter((row) => row.jobId === jobId).flatMap(({ id }) => applicants.get(id) ?? [])
  if (view === 'card') {
    const cards = await presentPosts(db, employerId, ids, now)
    const faces = (jobId: string) => newestAt(jobId).map(({ _id, name, avatar }) => ({ _id, name, avatar }))
    const data = cards.map((card) => ({ ...card, newest: faces(card._id) }))
    return listPage(data, query, keys.length)
  }
  const jobs = await presentJobs(db, employerId, ids, now)
  const data = jobs.map((job) => ({ ...job, matching: matching.get(job._id) ?? 0, newest: newestAt(job._id) }))
  return listPage(data, query, keys.length)
}
