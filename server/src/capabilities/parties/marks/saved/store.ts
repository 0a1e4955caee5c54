import { and, count, desc, eq, inArray, not } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { savedJobs } from '#server/capabilities/parties/marks/saved/tables'
import { isFindable } from '#server/capabilities/ground/search/public'
import type { Db } from '#server/platform/database/port'

export interface SavedJob {
  readonly id: string
  readonly jobId: string
}
const columns = { id: savedJobs.id, jobId: savedJobs.jobId }

/** The id of the saved row, the same however often a job is saved. */
export async function saveOnce(db: Db, seekerId: string, jobId: string, now: Date): Promise<string> {
  const [row] = await db
    .insert(savedJobs)
    .values({ id: uuidv7(), seekerId, jobId, createdAt: now })
    // Changes nothing, but makes the row that stood there already answer.
    .onConflictDoUpdate({ target: [savedJobs.seekerId, savedJobs.jobId], set: { jobId } })
    .returning({ id: savedJobs.id })
  if (row === undefined) throw new Error('a saved job was neither made nor found')
  return row.id
}

/** Whether there was such a row of this seeker. */
export async function removeSaved(db: Db, seekerId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(savedJobs)
    .where(and(eq(savedJobs.id, id), eq(savedJobs.seekerId, seekerId)))
    .returning({ id: savedJobs.id })
  return gone.length > 0
}

interface SavedQuery {
  /** Only those that can be found now, or only the others; all where nothing is said. */
  readonly tab?: 'open' | 'closed' | undefined
  readonly page: number
  readonly limit: number
}
/** A page of the jobs that a seeker saved, newest first, with how many there are. */
export async function listSaved(db: Db, seekerId: string, { tab, page, limit }: SavedQuery) {
  const isOpen = isFindable(savedJobs.jobId)
  const which = and(eq(savedJobs.seekerId, seekerId), tab && (tab === 'open' ? isOpen : not(isOpen)))
  const rows = await db
    .select(columns)
    .from(savedJobs)
    .where(which)
    .orderBy(desc(savedJobs.createdAt), desc(savedJobs.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(savedJobs, which) }
}

export const findSaved = (db: Db, seekerId: string, jobIds: readonly string[]): Promise<SavedJob[]> =>
  db
    .select(columns)
    .from(savedJobs)
    .where(and(eq(savedJobs.seekerId, seekerId), inArray(savedJobs.jobId, [...jobIds])))

/** How many jobs a seeker has saved, open and closed. */
export const savedCount = async (db: Db, seekerId: string): Promise<number> =>
  (await db.select({ saved: count() }).from(savedJobs).where(eq(savedJobs.seekerId, seekerId)))[0]?.saved ?? 0

export const countSavers = (db: Db, jobIds: readonly string[]): Promise<{ jobId: string; saves: number }[]> =>
  db
    .select({ jobId: savedJobs.jobId, saves: count() })
    .from(savedJobs)
    .where(inArray(savedJobs.jobId, [...jobIds]))
    .groupBy(savedJobs.jobId)

export const findSavers = (db: Db, jobIds: readonly string[]): Promise<{ jobId: string; seekerId: string }[]> =>
  db
    .select({ jobId: savedJobs.jobId, seekerId: savedJobs.seekerId })
    .from(savedJobs)
    .where(inArray(savedJobs.jobId, [...jobIds]))

/** Every job that a seeker saved. */
export async function eraseSavedOf(tx: Db, seekerId: string): Promise<void> {
  await tx.delete(savedJobs).where(eq(savedJobs.seekerId, seekerId))
}
