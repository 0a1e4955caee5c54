import type { JobFacts } from '#server/capabilities/search/facts'
import type { MatchSeeker } from '#server/capabilities/match/public'
import { orderOf } from '#server/capabilities/search/order'
import { seekerSide } from '#server/capabilities/search/seeker-side'
import { findJobs } from '#server/capabilities/search/store.search'
import { deleteEmployersRows, deleteIndexRow, findableIds, writeIndexRow } from '#server/capabilities/search/store.index'
import type { Db } from '#server/platform/database/port'

export type { JobFacts } from '#server/capabilities/search/facts'

/** Makes a job findable, or brings what is found of it up to date. Call it in the transaction that makes the job live or edits a live one. */
export const indexJob = (tx: Db, job: JobFacts): Promise<void> => writeIndexRow(tx, job)

/** A job that is paused, closed or removed is found no more; no fault where it was not found before. */
export const unindexJob = (tx: Db, jobId: string): Promise<void> => deleteIndexRow(tx, jobId)

/** None of an employer's jobs is found any more. */
export const unindexEmployer = (tx: Db, employerId: string): Promise<void> => deleteEmployersRows(tx, employerId)

/** Those of these jobs that are live, of an approved employer, and not past their closing date. */
export const findableAmong = async (db: Db, jobIds: readonly string[], now: Date): Promise<Set<string>> =>
  new Set(jobIds.length === 0 ? [] : await findableIds(db, jobIds, now))

/** The open jobs that match a seeker best, but for the excluded ones. */
export async function bestMatches(db: Db, seeker: MatchSeeker, limit: number, excluded: readonly string[], now: Date): Promise<string[]> {
  const scope = { query: {}, place: null, side: seekerSide(seeker), asOf: now, excluded }
  const { rows } = await findJobs(db, scope, orderOf('match', null), { after: null, offset: 0, limit })
  return rows.map(({ jobId }) => jobId)
}

/** How many open jobs have every shift in the seeker's free time; 1001 means more than 1000. */
export async function countFitting(db: Db, seeker: MatchSeeker, now: Date): Promise<number> {
  const scope = { query: { fitsAvailability: true }, place: null, side: seekerSide(seeker), asOf: now, excluded: [] }
  return (await findJobs(db, scope, orderOf('newest', null), { after: null, offset: 0, limit: 1 })).total
}
