import type { Answer, Parsed } from '@evenshift/contract/call'
import type { employerJobs as jobCalls } from '@evenshift/contract/employer/jobs'
import type { EmployerJob } from '@evenshift/contract/model/job'
import type { JobSort } from '@evenshift/contract/states/employer-lists'
import { countedJobs } from '#server/capabilities/applications/counted-jobs'
import type { Member } from '#server/capabilities/applications/moves.employer'
import { applicantsOf } from '#server/capabilities/applications/present.applicants'
import { standingAt } from '#server/capabilities/applications/standing'
import { newestOf } from '#server/capabilities/applications/store.employer'
import type { Db } from '#server/platform/database/port'

type Query = Parsed<typeof jobCalls.jobsWithApplications>['query']
type Found = Answer<typeof jobCalls.jobsWithApplications>
type Order = (one: EmployerJob, other: EmployerJob) => number

const newest: Order = (one, other) => other.createdAt.localeCompare(one.createdAt) || other._id.localeCompare(one._id)
const total = ({ counts }: EmployerJob): number => counts.reduce((sum, { count }) => sum + count, 0)
const orders: Readonly<Record<JobSort, Order>> = {
  newest,
  closing: (one, other) => (one.closingDate ?? '').localeCompare(other.closingDate ?? '') || newest(one, other),
  most_applications: (one, other) => total(other) - total(one) || newest(one, other),
  overdue: (one, other) => other.overdue - one.overdue || newest(one, other),
}

/** Applicants shown of each job. */
const NEWEST_SHOWN = 3

/** The jobs that have applications at a status, with how many and the newest of them. */
export async function jobsWithApplications(db: Db, { employerId, userId }: Member, query: Query, now: Date): Promise<Found> {
  const { page, limit, sort, applicationStatus } = query
  const counts = (await standingAt(db, { employerId }, now)).filter(({ name }) => name === applicationStatus)
  const matching = new Map(counts.map(({ jobId, count }) => [jobId, count]))
  const jobs = (await countedJobs(db, employerId, [...matching.keys()], now)).toSorted(orders[sort])
  const shown = jobs.slice((page - 1) * limit, page * limit)
  const rows = await newestOf(
    db,
    employerId,
    shown.map(({ _id }) => _id),
    applicationStatus,
    NEWEST_SHOWN,
    now,
  )
  const applicants = await applicantsOf(db, rows, userId, now)
  const data = shown.map((job) => ({
    ...job,
    matching: matching.get(job._id) ?? 0,
    newest: rows.filter(({ jobId }) => jobId === job._id).flatMap(({ id }) => applicants.get(id) ?? []),
  }))
  return { data, pagination: { current: page, pageSize: limit, total: jobs.length } }
}
