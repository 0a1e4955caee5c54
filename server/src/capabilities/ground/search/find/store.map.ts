import { sql } from 'drizzle-orm'
import { MAP_JOBS_MOST } from '@evenshift/contract/constants'
import { type SearchScope, filtersOf } from '#server/capabilities/ground/search/find/filters'
import { fit, numbers } from '#server/capabilities/ground/search/ranking/ranking'
import { jobSearch as job } from '#server/capabilities/ground/search/tables'
import type { Db } from '#server/platform/database/port'

export interface JobsAtPlace {
  readonly place: number
  /** Exact to 50; 51 means more. */
  readonly jobs: number
  /** The id of the job that fits best, of two the one that pays more a week. */
  readonly best: string
}

/** What a search finds at each of these places (by their positions); a place where it finds nothing is left out. */
export async function jobsAtPlaces(db: Db, scope: SearchScope, positions: readonly number[]): Promise<JobsAtPlace[]> {
  const hits = sql`select ${job.jobId} as job_id, fit.tier, ${job.hourlyPence} * ${job.hoursPerWeek} as pay
    from ${job}${fit(scope.side)} where ${job.place} = at.place and ${filtersOf(scope)} limit ${MAP_JOBS_MOST + 1}::int`
  return db
    .select({ place: sql<number>`at.place`, jobs: sql<number>`found.jobs`, best: sql<string>`found.best` })
    .from(
      sql`unnest(${numbers(positions)}) as at(place) cross join lateral (
      select count(*)::int as jobs, (array_agg(hit.job_id order by hit.tier desc, hit.pay desc, hit.job_id))[1] as best from (${hits}) as hit) as found`,
    )
    .where(sql`found.jobs > 0`)
}
