import { DAY_MS } from '@evenshift/contract/days'
import { londonDate, placeNamed } from '#server/capabilities/ground/reference/public'
import type { MatchSeeker } from '#server/capabilities/ground/match/public'
import {
  type NewJobs,
  closingOn,
  countOfEmployers,
  idsOfEmployers,
  newestOf,
  publishedBy,
} from '#server/capabilities/ground/search/find/store.newest'
import type { SearchScope } from '#server/capabilities/ground/search/find/filters'
import { askToPrepare } from '#server/capabilities/ground/search/find/prepare'
import { countJobs } from '#server/capabilities/ground/search/find/store.search'
import { deleteUnread } from '#server/capabilities/ground/search/find/store.prepared'
import { findPage } from '#server/capabilities/ground/search/find/find'
import { findableIds } from '#server/capabilities/ground/search/index/store.index'
import { orderOf } from '#server/capabilities/ground/search/ranking/order'
import { seekerSide } from '#server/capabilities/ground/search/ranking/seeker-side'
import { writeTagCounts } from '#server/capabilities/ground/search/words/store.tags'
import type { Db } from '#server/platform/database/port'
import type { Queue } from '#server/platform/queue/port'

const UNREAD_MS = 21 * DAY_MS

/** Those of these jobs that are live, of an approved employer, and not past their closing date. */
export const findableAmong = async (db: Db, jobIds: readonly string[], now: Date): Promise<Set<string>> =>
  new Set(jobIds.length === 0 ? [] : await findableIds(db, jobIds, now))

/** Who asks for the best matches, and where their preparation is asked for. */
export interface Matched {
  readonly seekerId: string
  readonly seeker: MatchSeeker
  readonly queue: Queue
}
/** The open jobs that match a seeker best, but for the excluded ones. */
export async function bestMatches(
  db: Db,
  { seekerId, seeker, queue }: Matched,
  limit: number,
  excluded: readonly string[],
  now: Date,
): Promise<string[]> {
  const scope = { query: {}, place: null, side: seekerSide(seeker), asOf: now, excluded }
  const { rows, isToPrepare } = await findPage(db, scope, orderOf('match', null), { after: null, offset: 0, limit }, seekerId)
  if (isToPrepare) await askToPrepare(queue, db, seekerId, scope)
  return rows.map(({ jobId }) => jobId)
}

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
