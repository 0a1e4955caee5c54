import { and, count, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Employer } from '@evenshift/contract/model/employer'
import type { EmployerJob } from '@evenshift/contract/model/job'
import { applicationStatuses } from '@evenshift/contract/states/application'
import { applicationsAt } from '#server/capabilities/applications/current'
import { isSeenByEmployer } from '#server/capabilities/applications/seen'
import { applications } from '#server/capabilities/applications/tables'
import type { Db } from '#server/platform/database/port'

export type JobCounts = Pick<EmployerJob, 'counts' | 'unanswered' | 'overdue'>
export const noApplications: JobCounts = { counts: [], unanswered: 0, overdue: 0 }

/** Per job how many stand where, how many wait for its employer, and how many waited past their replyBy. Jobs without any are left out. */
export async function countJobs(db: Db, jobIds: readonly string[], now: Date): Promise<Map<string, JobCounts>> {
  if (jobIds.length === 0) return new Map()
  const current = applicationsAt(db, now)
  const isLate = lt(current.replyBy, now)
  const rows = await db
    .select({
      jobId: current.jobId,
      status: current.status,
      count: count(),
      unanswered: sql<number>`count(*) filter (where ${isNotNull(current.replyBy)})`.mapWith(Number),
      overdue: sql<number>`count(*) filter (where ${isLate})`.mapWith(Number),
    })
    .from(current)
    .where(and(inArray(current.jobId, [...jobIds]), isSeenByEmployer(current)))
    .groupBy(current.jobId, current.status)
  const byJob = new Map<string, JobCounts>()
  for (const row of rows) {
    const before = byJob.get(row.jobId) ?? noApplications
    byJob.set(row.jobId, {
      counts: inOrder([...before.counts, { status: row.status, count: row.count }]),
      unanswered: before.unanswered + row.unanswered,
      overdue: before.overdue + row.overdue,
    })
  }
  return byJob
}

/** Statuses in the order of the contract. */
export const inOrder = <T extends { readonly status: (typeof applicationStatuses)[number] }>(rows: readonly T[]): T[] =>
  rows.toSorted((one, other) => applicationStatuses.indexOf(one.status) - applicationStatuses.indexOf(other.status))

/** Fewer answers or silences than this say nothing about an employer. */
export const FIGURES_LEAST = 5
export type ReplyFigures = Pick<Employer, 'replyRate' | 'medianReplyHours'>

/** Over all applications whose answer came or was due: the share answered, and the median hours to the first answer. */
export async function figuresOf(db: Db, employerIds: readonly string[], now: Date): Promise<Map<string, ReplyFigures>> {
  if (employerIds.length === 0) return new Map()
  const { firstReplyAt, appliedAt, employerId, status, replyBy } = applications
  const answered = isNotNull(firstReplyAt)
  const rows = await db
    .select({
      employerId,
      due: count(),
      answered: sql<number>`count(${firstReplyAt})`.mapWith(Number),
      hours: sql<number | null>`percentile_cont(0.5) within group (order by extract(epoch from ${firstReplyAt} - ${appliedAt}) / 3600)
        filter (where ${answered})`.mapWith(Number),
    })
    .from(applications)
    .where(and(inArray(employerId, [...employerIds]), or(answered, eq(status, 'closed_no_reply'), lt(replyBy, now))))
    .groupBy(employerId)
  return new Map(
    rows
      .filter(({ due }) => due >= FIGURES_LEAST)
      .map((row) => [
        row.employerId,
        {
          replyRate: Math.round((100 * row.answered) / row.due),
          medianReplyHours: row.hours === null ? null : Math.round(row.hours * 10) / 10,
        },
      ]),
  )
}
