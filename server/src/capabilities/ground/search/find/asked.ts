import { DAY_MS } from '@evenshift/contract/days'
import { placeNamed } from '#server/capabilities/ground/reference/public'
import type { MatchSeeker } from '#server/capabilities/ground/match/public'
import {
  type NewJobs,
  closingOn,
  countOfEmployers,
  idsOfEmployers,
  newestJobs,
  publishedBy,
} from '#server/capabilities/ground/search/find/store.newest'
import type { SearchFilters, SearchScope } from '#server/capabilities/ground/search/find/filters'
import { askToPrepare } from '#server/capabilities/ground/search/find/prepare'
import { deleteUnread } from '#server/capabilities/ground/search/find/store.prepared'
import { findPage, tiersOf } from '#server/capabilities/ground/search/find/find'
import { openingsOf } from '#server/capabilities/ground/search/find/openings'
import { findableIds } from '#server/capabilities/ground/search/index/store.index'
import { orderOf } from '#server/capabilities/ground/search/ranking/order'
import { asSearched, seekerSide } from '#server/capabilities/ground/search/ranking/seeker-side'
import { writeTagCounts } from '#server/capabilities/ground/search/words/store.tags'
import type { Db } from '#server/platform/database/port'
import type { Queue } from '#server/platform/queue/port'

const UNREAD_MS = 21 * DAY_MS

/** Those of these jobs that are live and of an approved employer. */
export const findableAmong = async (db: Db, jobIds: readonly string[]): Promise<Set<string>> =>
  new Set(jobIds.length === 0 ? [] : await findableIds(db, jobIds))

/** Who asks for the best matches, and where their preparation is asked for. */
export interface Matched {
  readonly seekerId: string
  readonly seeker: MatchSeeker
  readonly queue: Queue
}
const fittingScope = (seeker: MatchSeeker, excluded: readonly string[], asOf: Date): SearchScope => {
  const reach = seeker.free === null ? 'near' : 'fits'
  return { query: { reach }, place: null, side: seekerSide(seeker), asOf, excluded }
}
async function bestOf(db: Db, { seekerId, queue }: Matched, scope: SearchScope, limit: number): Promise<string[]> {
  const { rows, isToPrepare } = await findPage(db, scope, orderOf('match', null), { after: null, offset: 0, limit }, seekerId)
  if (isToPrepare) await askToPrepare(queue, db, seekerId, scope)
  return rows.map(({ jobId }) => jobId)
}
/** The open jobs within reach that fit; for who gave no free time, all within reach. */
export const bestJobIds = (db: Db, matched: Matched, limit: number, excluded: readonly string[], now: Date): Promise<string[]> =>
  bestOf(db, matched, fittingScope(matched.seeker, excluded, now), limit)
/** So many of those that fit whole and of those that fit in part, and how many there are of each tier. */
export async function bestMatches(
  db: Db,
  matched: Matched,
  most: { readonly whole: number; readonly part: number },
  excluded: readonly string[],
  now: Date,
) {
  const scope = fittingScope(matched.seeker, excluded, now)
  const inPart: SearchScope = { ...scope, query: { reach: 'part' } }
  const [whole, part, tiers] = await Promise.all([
    bestOf(db, matched, scope, most.whole),
    bestOf(db, matched, inPart, most.part),
    tiersOf(db, scope, matched.seekerId),
  ])
  return { jobIds: [...whole, ...part], tiers, openings: await openingsOf(db, scope, matched.seeker, tiers) }
}

/** What time does by itself: counts the open jobs of every tag, and forgets the matches of who was not here for three weeks. Safe to run twice. */
export async function runSearchClock({ db }: { readonly db: Db }, now: Date): Promise<void> {
  await writeTagCounts(db)
  await deleteUnread(db, new Date(now.getTime() - UNREAD_MS))
}

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
  const searching = asSearched(seeker, query) ?? seeker
  return newestJobs(db, { query, place, side: seekerSide(searching), asOf: upTo, after, excluded }, most)
}

/** The open jobs of these employers that were published in a span, oldest first. */
export const newJobsBy = async (db: Db, employerIds: readonly string[], { after, upTo }: Span) =>
  employerIds.length === 0 ? [] : publishedBy(db, employerIds, after, upTo)
/** Every job of these employers that could be found. */
export const jobIdsOf = async (db: Db, employerIds: readonly string[]): Promise<string[]> =>
  employerIds.length === 0 ? [] : (await idsOfEmployers(db, employerIds)).map(({ jobId }) => jobId)
/** How many open jobs each of these employers has; one without any is left out. */
export async function liveJobCounts(db: Db, employerIds: readonly string[]): Promise<Map<string, number>> {
  if (employerIds.length === 0) return new Map()
  return new Map((await countOfEmployers(db, employerIds)).map(({ employerId, jobs }) => [employerId, jobs]))
}
/** The open jobs whose last day is this date in the United Kingdom (YYYY-MM-DD). */
export const jobsClosingOn = async (db: Db, date: string): Promise<string[]> => (await closingOn(db, date)).map(({ jobId }) => jobId)
