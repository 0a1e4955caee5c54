import { and, count, inArray, isNull, lt } from 'drizzle-orm'
import type { Employer } from '@evenshift/contract/model/company/employer'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { applicationStatuses } from '@evenshift/contract/states/application/application'
import { type Answering, type Answers, answeringOf, answeringOfAll, answersOf } from '#server/capabilities/work/activity/public'
import { applications } from '#server/capabilities/work/hiring/tables'
import { talliesAt } from '#server/capabilities/work/hiring/counts/counts'
import type { Db } from '#server/platform/database/port'

export type JobCounts = Pick<EmployerJob, 'counts' | 'unanswered' | 'overdue'>
export const noApplications: JobCounts = { counts: [], unanswered: 0, overdue: 0 }

/** Per job how many stand where, how many wait for its employer, and how many waited past their replyBy. Jobs without any are left out. */
export async function countJobs(db: Db, jobIds: readonly string[], now: Date): Promise<Map<string, JobCounts>> {
  if (jobIds.length === 0) return new Map()
  const byJob = new Map<string, JobCounts>()
  for (const { jobId, name, count: figure } of await talliesAt(db, { jobIds }, now)) {
    if (name === 'all') continue
    const before = byJob.get(jobId) ?? noApplications
    const isStatus = name !== 'unanswered' && name !== 'overdue'
    byJob.set(
      jobId,
      isStatus ? { ...before, counts: inOrder([...before.counts, { status: name, count: figure }]) } : { ...before, [name]: figure },
    )
  }
  return byJob
}

/** Statuses in the order of the contract. */
export const inOrder = <T extends { readonly status: (typeof applicationStatuses)[number] }>(rows: readonly T[]): T[] =>
  rows.toSorted((one, other) => applicationStatuses.indexOf(one.status) - applicationStatuses.indexOf(other.status))

/** Fewer answers or silences than this say nothing about an employer. */
export const FIGURES_LEAST = 5
export type ReplyFigures = Pick<Employer, 'replyRate' | 'medianReplyHours'>

/** How many applications at each of these employers waited past their replyBy. */
async function waitingTooLong(db: Db, employerIds: readonly string[], now: Date): Promise<Map<string, number>> {
  const { firstReplyAt, employerId, replyBy } = applications
  const late = await db
    .select({ employerId, count: count() })
    .from(applications)
    .where(and(inArray(employerId, [...employerIds]), isNull(firstReplyAt), lt(replyBy, now)))
    .groupBy(employerId)
  return new Map(late.map((row) => [row.employerId, row.count]))
}
/** The share that was answered, a whole percent; null where there are too few to say. */
function rateOf({ answered, silent }: Answers, overdue = 0): number | null {
  const due = answered + silent + overdue
  return due < FIGURES_LEAST ? null : Math.round((100 * answered) / due)
}

/** How often employers answer, a whole percent; null or left out where there are too few applications to say. */
export async function replyRates(db: Db, employerIds: readonly string[], now: Date): Promise<Map<string, number | null>> {
  if (employerIds.length === 0) return new Map()
  const [overdue, answers] = await Promise.all([waitingTooLong(db, employerIds, now), answersOf(db, employerIds)])
  return new Map([...answers].map(([id, counted]) => [id, rateOf(counted, overdue.get(id))]))
}

/** How well employers answer; one with too few applications to say is left out. */
export async function replyFigures(db: Db, employerIds: readonly string[], now: Date): Promise<Map<string, ReplyFigures>> {
  if (employerIds.length === 0) return new Map()
  const [overdue, answering] = await Promise.all([waitingTooLong(db, employerIds, now), answeringOf(db, employerIds)])
  const figures = new Map<string, ReplyFigures>()
  for (const [id, { medianHours, ...counted }] of answering) {
    const replyRate = rateOf(counted, overdue.get(id))
    if (replyRate === null) continue
    figures.set(id, { replyRate, medianReplyHours: medianHours === null ? null : Math.round(medianHours * 10) / 10 })
  }
  return figures
}

export interface RepliesOfAll extends Answering {
  /** Waited past their replyBy, and not closed yet. */
  readonly overdue: number
}
/** How all employers answer. It walks over a row a company: keep it for a while. */
export async function repliesOfAll(db: Db, now: Date): Promise<RepliesOfAll> {
  const { firstReplyAt, replyBy } = applications
  const [answering, late] = await Promise.all([
    answeringOfAll(db),
    db
      .select({ overdue: count() })
      .from(applications)
      .where(and(isNull(firstReplyAt), lt(replyBy, now))),
  ])
  return { ...answering, overdue: late[0]?.overdue ?? 0 }
}
