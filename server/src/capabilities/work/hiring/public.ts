import { type SQL, and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Home } from '@evenshift/contract/model/home'
import { type ApplicationStatus, isOpen, tabOf } from '@evenshift/contract/states/application'
import { mayApplyAgain } from '#server/capabilities/work/hiring/rules'
import { applicationsAt } from '#server/capabilities/work/hiring/time/current'
import { type JobCounts, type ReplyFigures, countJobs, figuresOf, noApplications } from '#server/capabilities/work/hiring/counts/figures'
import { type ClockParts, runApplicationClock as runClock } from '#server/capabilities/work/hiring/clock/clock'
import { type JobEnd, endApplications } from '#server/capabilities/work/hiring/moves/closing'
import { readApplicantsFile } from '#server/capabilities/work/hiring/lists/file-reader'
import { eraseOfSeeker } from '#server/capabilities/work/hiring/clock/erasing'
import type { On } from '#server/capabilities/work/hiring/history'
import {
  extended,
  lockForEmployer,
  lockForSeeker,
  ofPair,
  ownAmong,
  submitted,
} from '#server/capabilities/work/hiring/interview-steps/interviewing'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { calledOf } from '#server/capabilities/work/hiring/files/applicants'
import { busiestAt, figureRowsAt } from '#server/capabilities/work/hiring/counts/counts'
import { findStatuses } from '#server/capabilities/work/hiring/lists/store.seeker'
import { type ApplicationRow, applications } from '#server/capabilities/work/hiring/tables'
import { type Waiting, waitingFor } from '#server/capabilities/work/hiring/lists/waiting'
import { type HeldWork, workHeld } from '#server/capabilities/work/hiring/offers/work-held'
import type { FileReader } from '#server/capabilities/ground/uploads/public'
import type { Refusal } from '#server/http/refuse'
import type { Db } from '#server/platform/database/port'

/** A seeker's open application for a job, or else the newest. */
export interface AppliedTo {
  readonly applicationId: string
  readonly status: ApplicationStatus
  /** It is over in a way that lets the seeker apply once more. */
  readonly mayReapply: boolean
}
/** Of what a seeker sent, the first first: for each job the open application, or else the newest. */
export function newestByJob<T extends Pick<ApplicationRow, 'jobId' | 'status'>>(sent: readonly T[]): Map<string, T> {
  const openLast = sent.toSorted((one, other) => Number(isOpen(one.status)) - Number(isOpen(other.status)))
  return new Map(openLast.map((row) => [row.jobId, row]))
}
/** The jobs among these that the seeker has applied for, by job id. */
export async function appliedTo(db: Db, seekerId: string, jobIds: readonly string[], now: Date): Promise<Map<string, AppliedTo>> {
  const newest = newestByJob(jobIds.length === 0 ? [] : await findStatuses(db, seekerId, jobIds, now))
  return new Map([...newest].map(([jobId, row]) => [jobId, { applicationId: row.id, status: row.status, mayReapply: mayApplyAgain(row) }]))
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

/** How well employers answer; one with too few applications to say is left out. */
export const replyFigures = (db: Db, employerIds: readonly string[], now: Date): Promise<Map<string, ReplyFigures>> =>
  figuresOf(db, employerIds, now)

/**
 * Part of another query: job_id and figure, how many applications of a company's jobs there are or wait too long now. All its jobs, or
 * those that a query of ids selects; jobs without any may be left out.
 */
export const applicationFigures = (employerId: string, among: SQL | undefined, name: 'all' | 'overdue', now: Date): SQL =>
  figureRowsAt({ employerId, among }, name, now)

/**
 * Part of another query: job_id and figure of the jobs of a company with most applications, at least so many where so many have any.
 * `jobs` is their table, `isListed` the condition on its rows.
 */
export const busiestJobs = (employerId: string, among: Parameters<typeof busiestAt>[1], now: Date): SQL => busiestAt(employerId, among, now)

/** Who waits for a company's answer now, and the first of those who are due today, as this member knows them. */
export const waitingForAnswer = (db: Db, employerId: string, viewerId: string, most: number, now: Date): Promise<Waiting> =>
  waitingFor(db, employerId, viewerId, most, now)

/**
 * A job has ended: closes the applications that end with it and tells their seekers. Safe to repeat.
 * Call it inside the transaction that ends the job, once the job's row is written.
 */
export const onJobEnded = (on: On, jobId: string, reason: JobEnd): Promise<void> => endApplications(on, jobId, reason)

/** Whether anybody ever applied: from then on a job's title stays and its pay can only rise. */
export async function hasApplications(db: Db, jobId: string): Promise<boolean> {
  const [row] = await db.select({ id: applications.id }).from(applications).where(eq(applications.jobId, jobId)).limit(1)
  return row !== undefined
}

export interface ExpiringOffer extends Pick<Home['expiringOffers'][number], 'applicationId' | 'jobTitle'> {
  readonly employerId: string
  readonly expiresAt: Date
}
/** Offers on the table, the first to run out first. */
export async function expiringOffers(db: Db, seekerId: string, now: Date): Promise<ExpiringOffer[]> {
  const current = applicationsAt(db, now)
  const rows = await db
    .select()
    .from(current)
    .where(and(eq(current.seekerId, seekerId), eq(current.status, 'offered')))
    .orderBy(asc(current.offerExpiresAt), desc(current.id))
  return rows.flatMap(({ id, jobTitle, employerId, offerExpiresAt }) =>
    offerExpiresAt === null ? [] : [{ applicationId: id, jobTitle, employerId, expiresAt: offerExpiresAt }],
  )
}

/** The work that a seeker has said yes to, by its terms. */
export const heldWork = (db: Db, seekerId: string): Promise<HeldWork[]> => workHeld(db, seekerId)

/** Interviews that the seeker can answer now, the soonest deadline first. */
export async function interviewsToDo(db: Db, seekerId: string, now: Date) {
  const current = applicationsAt(db, now)
  const rows = await db
    .select()
    .from(current)
    .where(and(eq(current.seekerId, seekerId), eq(current.status, 'interview_invited')))
    .orderBy(asc(current.interviewDeadline), desc(current.id))
  return rows.flatMap(({ id, jobTitle, employerId, interviewDeadline: deadline }) =>
    deadline === null ? [] : [{ applicationId: id, jobTitle, employerId, deadline }],
  )
}

/** An application with all that its interview reads of it. */
export type InterviewedApplication = ApplicationRow
/** A seeker's applications among these, as they stand now, by id. */
export const ownApplicationsAmong = (
  db: Db,
  seekerId: string,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, InterviewedApplication>> => ownAmong(db, seekerId, ids, now)
/** What an employer may read of a person for a job, the newest first; nothing where it may not. */
export const applicationsOfPair = (
  db: Db,
  employerId: string,
  jobId: string,
  seekerId: string,
  now: Date,
): Promise<InterviewedApplication[]> => ofPair(db, employerId, jobId, seekerId, now)
/** Holds a seeker's own application until the transaction ends, with what time has done to it written down; null for any other. */
export const holdForSeeker = (on: On, seekerId: string, id: string): Promise<InterviewedApplication | null> =>
  lockForSeeker(on, seekerId, id)
/** The same for an employer that may read it. */
export const holdForEmployer = (on: On, employerId: string, id: string): Promise<InterviewedApplication | null> =>
  lockForEmployer(on, employerId, id)
/** "Applicant 4" has a name from now on; safe to repeat. The application is held. */
export async function revealName({ tx }: Pick<On, 'tx'>, { id }: InterviewedApplication): Promise<void> {
  await tx.update(applications).set({ isNameShown: true }).where(eq(applications.id, id))
}
/** The seeker has sent the interview, in this transaction: moves the application, which is held, and tells the employer. */
export const interviewSubmitted = (on: On, held: InterviewedApplication): Promise<InterviewedApplication | Refusal> => submitted(on, held)
/** The employer has put off the interview's deadline, in this transaction: the held application follows, and the seeker is told. */
export const interviewExtended = (on: On, held: InterviewedApplication, deadline: Date): Promise<InterviewedApplication | Refusal> =>
  extended(on, held, deadline)
/** Mails the other side what was asked or answered about an interview. */
export const tellAboutInterview = (
  on: On,
  notice: 'extension_asked' | 'adjustment_asked' | 'interview_adjusted',
  application: InterviewedApplication,
): Promise<void> => notify(on, notice, [application])

/** What the employer's mails call who applied: the first name, or "Applicant 4". */
export const applicantCalled = async (db: Db, application: InterviewedApplication): Promise<string> =>
  (await calledOf(db, [application])).get(application.id) ?? 'An applicant'

/** How many applications each of the seeker's lists has. */
export async function applicationCounts(
  db: Db,
  seekerId: string,
  now: Date,
): Promise<Pick<Home['counts'], 'live' | 'jobOffer' | 'history'>> {
  const current = applicationsAt(db, now)
  const rows = await db
    .select({ status: current.status, count: count() })
    .from(current)
    .where(eq(current.seekerId, seekerId))
    .groupBy(current.status)
  const counts = { live: 0, jobOffer: 0, history: 0 }
  for (const row of rows) counts[tabOf(row.status)] += row.count
  return counts
}

/** Withdraws what a seeker has open and leaves job, status and dates of every application. Call it before their files are erased. */
export const eraseApplicationsOf = (on: On, seekerId: string): Promise<void> => eraseOfSeeker(on, seekerId)

/** Does what time has made due: call it every minute. Safe to run twice, and in several processes at once. */
export const runApplicationClock = (parts: ClockParts, now: Date): Promise<void> => runClock(parts, now)

/** Says of a seeker's file whether an employer's member may see it through an application. */
export const applicantsFileReader: FileReader = readApplicantsFile
export { apply } from '#server/capabilities/work/hiring/apply/apply'
export { inOrder } from '#server/capabilities/work/hiring/counts/figures'
export { mayWrite, writeAsEmployer, writeAsSeeker } from '#server/capabilities/work/hiring/messages/messages'
export { type Member, moveByEmployer } from '#server/capabilities/work/hiring/moves/moves.employer'
export { answerOffer } from '#server/capabilities/work/hiring/moves/moves.seeker'
export { offersOf } from '#server/capabilities/work/hiring/offers/offers-sent'
export { type Applicant, applicantsOf } from '#server/capabilities/work/hiring/files/applicants'
export { sentDocuments, sentFilesFor } from '#server/capabilities/work/hiring/files/present.files'
export { allowedNow, isReadable, mayApplyAgain } from '#server/capabilities/work/hiring/rules'
export { undoUntil } from '#server/capabilities/work/hiring/moves/rules.undo'
export { type Standing, standingAt } from '#server/capabilities/work/hiring/counts/counts'
export { findForEmployer, listForEmployer, newestOf } from '#server/capabilities/work/hiring/lists/store.employer'
export { filesSent } from '#server/capabilities/work/hiring/files/store.files'
export { historyOf, listMessages, markRead, unreadFrom } from '#server/capabilities/work/hiring/lists/store.messages'
export { type SeekersRow, countChoices, findForSeeker, listForSeeker } from '#server/capabilities/work/hiring/lists/store.seeker'
export { listViews, recordView } from '#server/capabilities/work/hiring/lists/store.views'
export { type ApplicationRow, type OfferRow, applicationViews } from '#server/capabilities/work/hiring/tables'
export { undoByEmployer } from '#server/capabilities/work/hiring/moves/undo'
export { historyView, iso, messageView, offerView } from '#server/capabilities/work/hiring/views'
export { withdraw } from '#server/capabilities/work/hiring/moves/withdrawing'
export { type HeldWork, workHeld } from '#server/capabilities/work/hiring/offers/work-held'
export { findForJob } from '#server/capabilities/work/hiring/lists/store.seeker'
