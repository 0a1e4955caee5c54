import { appliedJobIds, seekerAtWork } from '#server/capabilities/work/hiring/public'
import { later } from '#server/capabilities/derived/alerts/rules'
import { followedBy, hiddenJobIds } from '#server/capabilities/parties/marks/public'
import { type WatchedSearch, watchedSearches } from '#server/capabilities/derived/saved-searches/public'
import { type Span, newJobsBy, newJobsOf } from '#server/capabilities/ground/search/public'
import { approvalOf } from '#server/capabilities/ground/approval/public'
import type { Db } from '#server/platform/database/port'

/** Of one search and one run. */
const JOBS_MOST = 50

/** A seeker to whom jobs can be told: approved, with a profile. */
export interface Reader {
  readonly seekerId: string
  readonly email: string
  /** Jobs turned away, of blocked employers, and those applied for. */
  readonly excluded: readonly string[]
}
export async function readerOf(db: Db, seekerId: string): Promise<Reader | null> {
  const approval = await approvalOf(db, seekerId)
  if (approval?.status !== 'Approved') return null
  const excluded = [...(await hiddenJobIds(db, seekerId)), ...(await appliedJobIds(db, seekerId))]
  return { seekerId, email: approval.email, excluded }
}

/** New jobs of the employers that a reader follows, oldest first. */
export async function jobsOfFollowed(db: Db, { seekerId, excluded }: Reader, span: Span): Promise<string[]> {
  const followed = new Map((await followedBy(db, seekerId)).map(({ employerId, since }) => [employerId, since]))
  const hidden = new Set(excluded)
  const jobs = await newJobsBy(db, [...followed.keys()], span)
  return jobs.flatMap(({ jobId, employerId, publishedAt }) => {
    const since = followed.get(employerId)
    return since !== undefined && publishedAt > since && !hidden.has(jobId) ? [jobId] : []
  })
}

/** New jobs of a reader's saved searches of these paces, each once, with the names of the searches that found it. */
export async function jobsOfSearches(
  db: Db,
  { seekerId, excluded }: Reader,
  { after, upTo }: Span,
  paces: readonly WatchedSearch['pace'][],
): Promise<Map<string, string[]>> {
  const searches = (await watchedSearches(db, seekerId)).filter(({ pace }) => paces.includes(pace))
  const seeker = searches.length === 0 ? null : await seekerAtWork(db, seekerId, upTo)
  const found = new Map<string, string[]>()
  if (seeker === null) return found
  for (const { name, search, from } of searches) {
    const { jobIds } = await newJobsOf(db, seeker.match, search, { after: later(after, from), upTo }, excluded, JOBS_MOST)
    for (const jobId of jobIds) found.set(jobId, [...(found.get(jobId) ?? []), name])
  }
  return found
}
