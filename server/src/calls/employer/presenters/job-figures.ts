import { countsByJob } from '#server/capabilities/work/hiring/public'
import type { JobFigures } from '#server/capabilities/work/jobs/public'
import { saveCounts } from '#server/capabilities/parties/marks/public'
import type { Db } from '#server/platform/database/port'

/** What other capabilities count of these jobs, by id. */
export async function figuresOf(db: Db, jobIds: readonly string[], now: Date): Promise<Map<string, Omit<JobFigures, 'views'>>> {
  const applications = await countsByJob(db, jobIds, now)
  const saves = await saveCounts(db, jobIds)
  const none = { counts: [], unanswered: 0, overdue: 0 }
  return new Map(jobIds.map((id) => [id, { ...(applications.get(id) ?? none), saves: saves.get(id) ?? 0 }]))
}
