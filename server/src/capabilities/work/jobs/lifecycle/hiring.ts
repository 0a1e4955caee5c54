import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import type { ChangeLine } from '@evenshift/contract/model/job/job-change'
import type { CloseReason } from '@evenshift/contract/states/job/job'
import type { JobTerms } from '#server/capabilities/work/jobs/rules/terms'
import type { JobRow } from '#server/capabilities/work/jobs/tables'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

/** Why a job is over: it was closed, or staff took it down. */
export type JobEnd = CloseReason | 'removed'

interface Counts {
  readonly counts: readonly { readonly status: ApplicationStatus; readonly count: number }[]
}
interface Listed {
  readonly jobs: SQLWrapper
  readonly isListed: SQL | undefined
  readonly most: number
}
/** A job as it is and as it would be, with what applicants are told of it. */
export interface WeighedEdit {
  readonly before: JobRow
  readonly after: JobRow
  /** What everybody is told who has applied. */
  readonly lines: readonly ChangeLine[]
  /** What only those are told who accepted an offer. */
  readonly firstDay: readonly ChangeLine[]
}
/** The same once it is made: with the words that the employer put beside it, and the member's id. */
export interface MadeEdit extends WeighedEdit {
  readonly message: string
  readonly userId: string
}
type JobWithShifts = Pick<JobTerms, 'shifts' | 'shiftsNeeded'> & { readonly id: string }
/** What jobs ask of hiring, which lies above them: whoever calls hands it in. */
export interface Hiring {
  onJobEnded(unit: Unit, jobId: string, end: JobEnd): Promise<void>
  /** What applicants counted on has changed: call it once the job's row is written. */
  onJobChanged(unit: Unit, edit: MadeEdit): Promise<void>
  hasApplications(db: Db, jobId: string): Promise<boolean>
  countsByJob(db: Db, jobIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Counts>>
  /** How many people hold a seat of each of a job's shifts, by the shift's id; it stays so until the transaction ends. */
  holdSeats(tx: Db, job: Pick<JobWithShifts, 'id' | 'shifts'>, now: Date): Promise<ReadonlyMap<string, number>>
  /** The shifts of these jobs, where people choose among them, whose seats all went to whoever accepted or was hired. */
  takenShifts(db: Db, jobs: readonly JobWithShifts[], now: Date): Promise<ReadonlySet<string>>
  /** Part of another query: rows of job_id and figure; jobs without any may be left out. */
  applicationFigures(employerId: string, among: SQL | undefined, name: Figure, now: Date): SQL
  /** Part of another query: rows of job_id and figure of the jobs with most applications, at least `most` where so many have any. */
  busiestJobs(employerId: string, among: Listed, now: Date): SQL
}
/** What a job's applications are counted by. */
export type Figure = 'all' | 'overdue' | 'unanswered'
export interface UnitWithHiring extends Unit {
  readonly hiring: Hiring
}
