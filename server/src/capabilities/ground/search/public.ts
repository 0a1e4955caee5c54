import { londonDate, placeNamed } from '#server/capabilities/ground/reference/public'
import type { JobFacts } from '#server/capabilities/ground/search/index/facts'
import type { MatchSeeker } from '#server/capabilities/ground/match/public'
import { orderOf } from '#server/capabilities/ground/search/ranking/order'
import type { SearchScope } from '#server/capabilities/ground/search/find/filters'
import { seekerSide } from '#server/capabilities/ground/search/ranking/seeker-side'
import { findPage } from '#server/capabilities/ground/search/find/find'
import { askToPrepare, prepareMatches } from '#server/capabilities/ground/search/find/prepare'
import { deleteAllLists, deleteLists, deleteUnread } from '#server/capabilities/ground/search/find/store.prepared'
import { writeTagCounts } from '#server/capabilities/ground/search/words/store.tags'
import { countJobs } from '#server/capabilities/ground/search/find/store.search'
import {
  deleteEmployersRows,
  deleteIndexRow,
  findableIds,
  idsAfter,
  writeIndexRow,
} from '#server/capabilities/ground/search/index/store.index'
import {
  closingOn,
  countOfEmployers,
  idsOfEmployers,
  type NewJobs,
  newestOf,
  newestPublished,
  publishedBy,
} from '#server/capabilities/ground/search/find/store.newest'
import type { Db } from '#server/platform/database/port'
import type { Queue, Work } from '#server/platform/queue/port'

const UNREAD_MS = 21 * 86_400_000

export type { JobFacts } from '#server/capabilities/ground/search/index/facts'

/** Makes a job findable, or brings what is found of it up to date. Call it in the transaction that makes the job live or edits a live one. */
export const indexJob = (tx: Db, job: JobFacts): Promise<void> => writeIndexRow(tx, job)

/** A job that is paused, closed or removed is found no more; no fault where it was not found before. */
export const unindexJob = (tx: Db, jobId: string): Promise<void> => deleteIndexRow(tx, jobId)

/** None of an employer's jobs is found any more. */
export const unindexEmployer = (tx: Db, employerId: string): Promise<void> => deleteEmployersRows(tx, employerId)

/** The jobs that search holds, in the order of their ids, from behind this one on. */
export const indexedAfter = (db: Db, jobId: string | null, limit: number): Promise<string[]> => idsAfter(db, jobId, limit)

/** Throws away the prepared matches of everybody: whoever searches next has them made anew. */
export const forgetPrepared = (db: Db): Promise<void> => deleteAllLists(db)

/** Those of these jobs that are live, of an approved employer, and not past their closing date. */
export const findableAmong = async (db: Db, jobIds: readonly string[], now: Date): Promise<Set<string>> =>
  new Set(jobIds.length === 0 ? [] : await findableIds(db, jobIds, now))

/** Who asks for the best matches, and where their preparation is asked for. */
export interface Matched {
  readonly seekerId: string
  readonly seeker: MatchSeeker
  readonly queue: Queue
}
/** The open jobs that match a seeker best, but for the excluded ones, and the employers of these in the same order. */
export async function bestMatches(
  db: Db,
  { seekerId, seeker, queue }: Matched,
  limit: number,
  excluded: readonly string[],
  now: Date,
): Promise<{ jobIds: string[]; employerIds: string[] }> {
  const scope = { query: {}, place: null, side: seekerSide(seeker), asOf: now, excluded }
  const { rows, isToPrepare } = await findPage(db, scope, orderOf('match', null), { after: null, offset: 0, limit }, seekerId)
  if (isToPrepare) await askToPrepare(queue, db, seekerId, scope)
  return { jobIds: rows.map(({ jobId }) => jobId), employerIds: rows.map(({ employerId }) => employerId) }
}
/** The work of the queue behind it: reckons a seeker's best jobs of a place, for searches to read. */
export const prepareMatchesOf = (db: Db, seeker: MatchSeeker, asked: Work['matches.prepare'], now: Date): Promise<void> =>
  prepareMatches(db, seeker, asked, now)
/** The matches that were prepared for a seeker. */
export const erasePreparedOf = (tx: Db, seekerId: string): Promise<void> => deleteLists(tx, seekerId)

/** What time does by itself: counts the open jobs of every tag, and forgets the matches of who was not here for three weeks. Safe to run twice. */
export async function runSearchClock({ db }: { readonly db: Db }, now: Date): Promise<void> {
  await writeTagCounts(db, londonDate(now))
  await deleteUnread(db, new Date(now.getTime() - UNREAD_MS))
}

/** How many open jobs have every shift in the seeker's free time; 1001 means more than 1000. */
export async function countFitting(db: Db, seeker: MatchSeeker, now: Date): Promise<number> {
  const scope = { query: { fitsAvailability: true }, place: null, side: seekerSide(seeker), asOf: now, excluded: [] }
  return (await countJobs(db, scope)).total
}

/** Every filter of a search, without its order and place. */
export type SearchFilters = SearchScope['query']
export interface Span {
  readonly after: Date
  readonly upTo: Date
}
/** The open jobs of a search that were published after one moment and up to another, but for the excluded ones. */
export async function newJobsOf(
  db: Db,
  seeker: MatchSeeker,
  query: SearchFilters,
  { after, upTo }: Span,
  excluded: readonly string[],
  most: number,
): Promise<NewJobs> {
  const place = (query.location && placeNamed(query.location)) || null
  return newestOf(db, { query, place, side: seekerSide(seeker), asOf: upTo, after, excluded }, most)
}

/** When the newest open job up to this moment was published; null where there is none. */
export const newestJobAt = (db: Db, upTo: Date): Promise<Date | null> => newestPublished(db, upTo)
/** The open jobs of these employers that were published in a span, oldest first. */
export const newJobsBy = async (db: Db, employerIds: readonly string[], { after, upTo }: Span) =>
  employerIds.length === 0 ? [] : publishedBy(db, employerIds, after, upTo)
/** Every job of these employers that could be found. */
export const jobIdsOf = async (db: Db, employerIds: readonly string[]): Promise<string[]> =>
  employerIds.length === 0 ? [] : (await idsOfEmployers(db, employerIds)).map(({ jobId }) => jobId)
/** How many open jobs each of these employers has; one without any is left out. */
export async function liveJobCounts(db: Db, employerIds: readonly string[], now: Date): Promise<Map<string, number>> {
  if (employerIds.length === 0) return new Map()
  return new Map((await countOfEmployers(db, employerIds, londonDate(now))).map(({ employerId, jobs }) => [employerId, jobs]))
}
/** The open jobs whose last day is this date in the United Kingdom (YYYY-MM-DD). */
export const jobsClosingOn = async (db: Db, date: string): Promise<string[]> => (await closingOn(db, date)).map(({ jobId }) => jobId)
export type { SearchScope } from '#server/capabilities/ground/search/find/filters'
export { findJobs } from '#server/capabilities/ground/search/find/find'
export { orderOf } from '#server/capabilities/ground/search/ranking/order'
export { cursorAfter, placeOf } from '#server/capabilities/ground/search/find/page'
export { askToPrepare } from '#server/capabilities/ground/search/find/prepare'
export { nobodysSide, seekerSide } from '#server/capabilities/ground/search/ranking/seeker-side'
export type { FoundJob } from '#server/capabilities/ground/search/find/store.search'
export { employerTags } from '#server/capabilities/ground/search/words/store.tags'
export { tagJobs } from '#server/capabilities/ground/search/words/tag-jobs'
export { listedTags } from '#server/capabilities/ground/search/words/tags'
