import { countSavers, findSaved, findSavers } from '#server/capabilities/parties/marks/saved/store'
import type { Db } from '#server/platform/database/port'

/** Saved-row ids by job, for those of these jobs that the seeker saved. */
export async function savedAmong(db: Db, seekerId: string, jobIds: readonly string[]): Promise<Map<string, string>> {
  if (jobIds.length === 0) return new Map()
  return new Map((await findSaved(db, seekerId, jobIds)).map(({ jobId, id }) => [jobId, id]))
}

/** How many seekers saved each of these jobs; a job that nobody saved is not in it. */
export async function saveCounts(db: Db, jobIds: readonly string[]): Promise<Map<string, number>> {
  if (jobIds.length === 0) return new Map()
  return new Map((await countSavers(db, jobIds)).map(({ jobId, saves }) => [jobId, saves]))
}

/** Who saved which of these jobs. */
export const saversOf = async (db: Db, jobIds: readonly string[]): Promise<{ jobId: string; seekerId: string }[]> =>
  jobIds.length === 0 ? [] : findSavers(db, jobIds)
