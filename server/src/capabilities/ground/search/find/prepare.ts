import { placeNamed } from '#server/capabilities/ground/reference/public'
import type { MatchSeeker } from '#server/capabilities/ground/match/public'
import type { SearchScope } from '#server/capabilities/ground/search/find/filters'
import { orderOf } from '#server/capabilities/ground/search/ranking/order'
import { scopeName, sideMark } from '#server/capabilities/ground/search/find/find'
import { asSearched, seekerSide } from '#server/capabilities/ground/search/ranking/seeker-side'
import { writeList } from '#server/capabilities/ground/search/find/store.prepared'
import type { Db } from '#server/platform/database/port'
import type { Queue, QueuedWork } from '#server/platform/queue/port'

type Preparation = QueuedWork['matches.prepare']

/** Has the matches of a search's place prepared; once, however often it is asked before that is done. */
export function askToPrepare(queue: Queue, db: Db, seekerId: string, scope: SearchScope): Promise<void> {
  const { radiusKm = 0, from, travelMinutes, travelMode } = scope.query
  const asked = { seekerId, location: scope.place?.name ?? null, radiusKm, from, travelMinutes, travelMode }
  return queue.send(db, 'matches.prepare', asked, { singletonKey: `${seekerId} ${scopeName(scope)}` })
}

/** The work of the queue behind it: reckons a seeker's best jobs of a place, for searches to read. */
export async function prepareMatchesOf(
  db: Db,
  seeker: MatchSeeker,
  { seekerId, location, radiusKm, from, travelMinutes, travelMode }: Preparation,
  now: Date,
): Promise<void> {
  const place = location === null ? null : placeNamed(location)
  const way = { from, travelMinutes, travelMode }
  const searching = asSearched(seeker, way)
  if (place === undefined || searching === undefined) return
  const side = seekerSide(searching)
  const scope: SearchScope = { query: { radiusKm, ...way }, place, side, asOf: now, excluded: [] }
  await writeList(db, { seekerId, scope: scopeName(scope) }, sideMark(side), scope, orderOf('match', null))
}
