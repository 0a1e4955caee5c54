import type { PublicJob } from '@evenshift/contract/model/job/job'
import { shownCards } from '#server/capabilities/derived/adverts/shown-cards'
import { visitorScope } from '#server/capabilities/derived/adverts/visitor'
import { placeOf } from '#server/capabilities/ground/reference/public'
import { jobIdsLike } from '#server/capabilities/ground/search/public'
import type { JobsLike } from '#server/http/pages/job/shown'
import type { Db } from '#server/platform/database/port'

const SHOWN_MOST = 3

/** The newest live jobs of the same kind of work within the usual way of this one, by the search of the seekers. */
export async function jobsLike(db: Db, job: PublicJob, now: Date): Promise<JobsLike> {
  const from = job.workplace === 'remote' ? null : placeOf(job.outcode, job.location)
  const ids = await jobIdsLike(db, job, visitorScope({ from, days: [] }, {}, now, [job._id]), SHOWN_MOST)
  return { cards: await shownCards(db, ids, now), near: from?.name ?? '' }
}
