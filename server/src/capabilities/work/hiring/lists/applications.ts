import { offersOf, weeklyPayOf } from '#server/capabilities/work/hiring/offers/offers-sent'
import { type SQL, and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Home } from '@evenshift/contract/model/overview/home'
import type { Shift } from '@evenshift/contract/model/week'
import { type ApplicationStatus, isOpen, tabOf } from '@evenshift/contract/states/application/application'
import { type ApplicationRow, type OfferRow, applications } from '#server/capabilities/work/hiring/tables'
import { type JobCounts, countJobs, noApplications } from '#server/capabilities/work/hiring/counts/figures'
import { saidTheyCan } from '#server/capabilities/work/hiring/cover/word'
import { calledOf } from '#server/capabilities/work/hiring/files/applicants'
import { figureRowsAt } from '#server/capabilities/work/hiring/counts/counts'
import { findStatuses } from '#server/capabilities/work/hiring/lists/store.seeker'
import { mayApplyAgain } from '#server/capabilities/work/hiring/rules'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

/** A seeker's open application for a job, or else the newest. */
export interface AppliedTo {
  readonly applicationId: string
  readonly status: ApplicationStatus
  /** It is over in a way that lets the seeker apply once more. */
  readonly mayReapply: boolean
  /** Shifts that aren't free by the seeker's week, and that they said they can do since the job changed. */
  readonly said: readonly Shift[]
}
/** One of a seeker's applications for each job, which come oldest first: the open one where there is one, else the newest. */
export function newestByJob<T extends Pick<ApplicationRow, 'jobId' | 'status'>>(sent: readonly T[]): Map<string, T> {
  const openLast = sent.toSorted((one, other) => Number(isOpen(one.status)) - Number(isOpen(other.status)))
  return new Map(openLast.map((row) => [row.jobId, row]))
}
/** The jobs among these that the seeker has applied for, by job id. */
export async function appliedTo(db: Db, seekerId: string, jobIds: readonly string[]): Promise<Map<string, AppliedTo>> {
  const newest = newestByJob(jobIds.length === 0 ? [] : await findStatuses(db, seekerId, jobIds))
  return new Map(
    [...newest].map(([jobId, row]) => [
      jobId,
      { applicationId: row.id, status: row.status, mayReapply: mayApplyAgain(row), said: saidTheyCan(row) },
    ]),
  )
}
/** Every job that the seeker ever applied for. */
export const appliedJobIds = async (db: Db, seekerId: string): Promise<string[]> =>
  (await db.selectDistinct({ jobId: applications.jobId }).from(applications).where(eq(applications.seekerId, seekerId))).map(
    ({ jobId }) => jobId,
  )
/** Who ever applied for each of these jobs. */
export async function applicantsOfJobs(db: Db, jobIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const byJob = new Map<string, Set<string>>(jobIds.map((id) => [id, new Set()]))
  if (jobIds.length === 0) return byJob
  const { jobId, seekerId } = applications
  const rows = await db
    .selectDistinct({ jobId, seekerId })
    .from(applications)
    .where(inArray(jobId, [...jobIds]))
  for (const row of rows) byJob.get(row.jobId)?.add(row.seekerId)
  return byJob
}

/** Per job how many applications stand where, wait for the employer and are overdue; every asked job is in the answer. */
export async function countsByJob(db: Db, jobIds: readonly string[], now: Date): Promise<Map<string, JobCounts>> {
  const counted = await countJobs(db, jobIds, now)
  return new Map(jobIds.map((id) => [id, counted.get(id) ?? noApplications]))
}

/**
 * Part of another query: job_id and figure, how many applications of a company's jobs there are, wait for a reply or wait too long now. All its jobs, or
 * those that a query of ids selects; jobs without any may be left out.
 */
export const applicationFigures = (employerId: string, among: SQL | undefined, name: 'all' | 'overdue' | 'unanswered', now: Date): SQL =>
  figureRowsAt({ employerId, among }, name, now)

/** Whether anybody ever applied: from then on a job's title stays and its pay can only rise. */
export async function hasApplications(db: Db, jobId: string): Promise<boolean> {
  const [row] = await db.select({ id: applications.id }).from(applications).where(eq(applications.jobId, jobId)).limit(1)
  return row !== undefined
}

export interface ExpiringOffer extends Pick<Home['expiringOffers'][number], 'applicationId' | 'jobTitle' | 'weeklyPay'> {
  readonly employerId: string
  readonly jobId: string
  readonly shifts: OfferRow['shifts']
  readonly expiresAt: Date
}
/** Offers on the table, the first to run out first. */
export async function expiringOffers(db: Db, seekerId: string): Promise<ExpiringOffer[]> {
  const rows = await db
    .select()
    .from(applications)
    .where(and(eq(applications.seekerId, seekerId), eq(applications.status, 'offered')))
    .orderBy(asc(applications.offerExpiresAt), desc(applications.id))
  const terms = await offersOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, jobId, jobTitle, employerId, offerExpiresAt }) => {
    const offer = terms.get(id)
    if (offer === undefined || offerExpiresAt === null) return []
    const { shifts } = offer
    return [{ applicationId: id, jobId, jobTitle, employerId, shifts, weeklyPay: weeklyPayOf(offer), expiresAt: offerExpiresAt }]
  })
}

/** Interviews that the seeker can answer, the soonest deadline first. */
export async function interviewsToDo(db: Db, seekerId: string) {
  const rows = await db
    .select()
    .from(applications)
    .where(and(eq(applications.seekerId, seekerId), eq(applications.status, 'interview_invited')))
    .orderBy(asc(applications.interviewDeadline), desc(applications.id))
  return rows.flatMap(({ id, jobTitle, employerId, interviewDeadline: deadline }) =>
    deadline === null ? [] : [{ applicationId: id, jobTitle, employerId, deadline }],
  )
}

/** An application with all that its interview reads of it. */
export type InterviewedApplication = ApplicationRow

/** "Applicant 4" has a name from now on; safe to repeat. The application is held. */
export async function revealName({ tx }: Pick<Unit, 'tx'>, { id }: InterviewedApplication): Promise<void> {
  await tx.update(applications).set({ isNameShown: true }).where(eq(applications.id, id))
}

/** Mails the other side what was asked or answered about an interview. */
export const tellAboutInterview = (
  unit: Unit,
  notice: 'extension_asked' | 'adjustment_asked' | 'interview_adjusted',
  application: InterviewedApplication,
): Promise<void> => notify(unit, notice, [application])

/** What the employer's mails call who applied: the first name, or "Applicant 4". */
export const applicantCalled = async (db: Db, application: InterviewedApplication): Promise<string> =>
  (await calledOf(db, [application])).get(application.id) ?? 'An applicant'

/** How many applications each of the seeker's lists has. */
export async function applicationCounts(
  db: Db,
  seekerId: string,
): Promise<Pick<Home['counts'], 'live' | 'jobOffer' | 'history' | 'offered'>> {
  const rows = await db
    .select({ status: applications.status, count: count() })
    .from(applications)
    .where(eq(applications.seekerId, seekerId))
    .groupBy(applications.status)
  const counts = { live: 0, jobOffer: 0, history: 0, offered: 0 }
  for (const row of rows) {
    counts[tabOf(row.status)] += row.count
    if (row.status === 'offered') counts.offered += row.count
  }
  return counts
}
