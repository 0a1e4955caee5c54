import type { PublicJob } from '@evenshift/contract/model/job/job'
import { shownCards } from '#server/capabilities/derived/adverts/shown-cards'
import { visitorScope } from '#server/capabilities/derived/adverts/visitor'
import { placeOf, sectorNamed } from '#server/capabilities/ground/reference/public'
import { type SearchScope, orderOf, plainPage } from '#server/capabilities/ground/search/public'
import type { JobsLike } from '#server/http/pages/job/shown'
import type { Db } from '#server/platform/database/port'

const SHOWN_MOST = 3

/** The kinds of work that it is, the nearest first: its role where a list has it, then its line of work. */
function kindsOf({ jobRole, sector }: PublicJob): SearchScope['query'][] {
  const [role, line] = [jobRole?._id ?? null, sectorNamed(sector)]
  return [role !== null && { jobRole: [role] }, line !== undefined && { sector: [line._id] }].filter((kind) => kind !== false)
}

/** The newest live jobs of the same kind of work within the usual way of this one, by the search of the seekers. */
export async function jobsLike(db: Db, job: PublicJob, now: Date): Promise<JobsLike> {
  const from = job.workplace === 'remote' ? null : placeOf(job.outcode, job.location)
  const ids: string[] = []
  for (const kind of kindsOf(job)) {
    if (ids.length === SHOWN_MOST) break
    const scope = visitorScope({ from, days: [] }, kind, now, [job._id, ...ids])
    const window = { after: null, offset: 0, limit: SHOWN_MOST - ids.length }
    const { rows } = await plainPage(db, scope, orderOf('newest', null), window)
    ids.push(...rows.map(({ jobId }) => jobId))
  }
  return { cards: await shownCards(db, ids, now), near: from?.name ?? '' }
}
