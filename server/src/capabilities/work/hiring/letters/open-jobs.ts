import { type JobRow, findJobs, forApplication } from '#server/capabilities/work/jobs/public'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import type { Db } from '#server/platform/database/port'

const isOpen = (row: JobRow, now: Date): boolean => ['live', 'paused'].includes(forApplication(row, now)?.status ?? '')

/** Those of the jobs of these applications that are live or paused, by id. */
export async function openJobs(db: Db, rows: readonly Pick<ApplicationRow, 'jobId'>[], now: Date): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set()
  const jobs = await findJobs(db, [...new Set(rows.map(({ jobId }) => jobId))])
  return new Set(jobs.flatMap((job) => (isOpen(job, now) ? [job.id] : [])))
}
