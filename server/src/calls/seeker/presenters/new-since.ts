import type { Home } from '@evenshift/contract/model/overview/home'
import { visit } from '#server/capabilities/derived/home/public'
import type { MatchSeeker } from '#server/capabilities/ground/match/public'
import { type SearchFilters, newJobsOf } from '#server/capabilities/ground/search/public'
import type { Db } from '#server/platform/database/port'

/** What a new job must be to be worth telling: within reach, and with a shift in the free time where that is known. */
const worthTelling = ({ free }: MatchSeeker): SearchFilters => ({ reach: free === null ? 'near' : 'fits' })

/** How many jobs that match came since the last visit, and when that was; this is a visit. */
export async function newSince(
  db: Db,
  seekerId: string,
  seeker: MatchSeeker,
  excluded: readonly string[],
  now: Date,
): Promise<Home['newSince']> {
  const at = await visit(db, seekerId, now)
  if (at === null) return { at: null, jobs: 0 }
  const { total } = await newJobsOf(db, seeker, worthTelling(seeker), { after: at, upTo: now }, excluded, 1)
  return { at: at.toISOString(), jobs: total }
}
