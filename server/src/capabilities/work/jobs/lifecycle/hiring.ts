import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import type { CloseReason } from '@evenshift/contract/states/job/job'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

interface Counts {
  readonly counts: readonly { readonly status: ApplicationStatus; readonly count: number }[]
}
interface Listed {
  readonly jobs: SQLWrapper
  readonly isListed: SQL | undefined
  readonly most: number
}
/** What jobs ask of hiring, which lies above them: whoever calls hands it in. */
export interface Hiring {
  onJobEnded(unit: Unit, jobId: string, reason: CloseReason): Promise<void>
  hasApplications(db: Db, jobId: string): Promise<boolean>
  countsByJob(db: Db, jobIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Counts>>
  /** Part of another query: rows of job_id and figure; jobs without any may be left out. */
  applicationFigures(employerId: string, among: SQL | undefined, name: 'all' | 'overdue', now: Date): SQL
  /** Part of another query: rows of job_id and figure of the jobs with most applications, at least `most` where so many have any. */
  busiestJobs(employerId: string, among: Listed, now: Date): SQL
}
export interface UnitWithHiring extends Unit {
  readonly hiring: Hiring
}
