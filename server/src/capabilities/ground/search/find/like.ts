import type { JobToMatch } from '#server/capabilities/ground/match/public'
import { sectorNamed } from '#server/capabilities/ground/reference/public'
import type { SearchScope } from '#server/capabilities/ground/search/find/filters'
import { newestIds } from '#server/capabilities/ground/search/find/store.newest'
import type { Db } from '#server/platform/database/port'

type KindOfWork = Pick<JobToMatch, 'jobRole' | 'sector'>

/** The kinds of work that it is, the nearest first: its role where a list has it, then its line of work. */
function kindsOf({ jobRole, sector }: KindOfWork): SearchScope['query'][] {
  const [role, line] = [jobRole?._id ?? null, sectorNamed(sector)]
  return [role !== null && { jobRole: [role] }, line !== undefined && { sector: [line._id] }].filter((kind) => kind !== false)
}

/** The newest open jobs of a scope that are the same kind of work, those of the nearest kind first. */
export async function jobIdsLike(db: Db, job: KindOfWork, scope: SearchScope, most: number): Promise<string[]> {
  const ids: string[] = []
  for (const kind of kindsOf(job)) {
    if (ids.length === most) break
    const within = { ...scope, query: { ...scope.query, ...kind }, excluded: [...scope.excluded, ...ids] }
    ids.push(...(await newestIds(db, within, most - ids.length)))
  }
  return ids
}
