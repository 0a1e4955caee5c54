import type { EmployerJob } from '@evenshift/contract/model/job'
import { countsByJob } from '#server/capabilities/work/hiring/public'
import { employerJobs } from '#server/capabilities/work/jobs/public'
import { saveCounts } from '#server/capabilities/parties/marks/public'
import type { Db } from '#server/platform/database/port'

/** An employer's jobs as it sees them, with what is counted of each. */
export async function countedJobs(db: Db, employerId: string, ids: readonly string[], now: Date): Promise<EmployerJob[]> {
  const [counts, saves] = [await countsByJob(db, ids, now), await saveCounts(db, ids)]
  const figures = new Map([...counts].map(([id, figure]) => [id, { ...figure, saves: saves.get(id) ?? 0 }]))
  return employerJobs(db, employerId, ids, figures, now)
}
