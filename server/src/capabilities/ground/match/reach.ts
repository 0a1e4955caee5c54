import { type JobToMatch, matchJob } from '#server/capabilities/ground/match/job'
import type { MatchSeeker } from '#server/capabilities/ground/match/model'
import { type Way, wayFromHome, wayHalfHours, wayToJob } from '#server/capabilities/ground/match/way'
import type { Place } from '#server/capabilities/ground/reference/public'

export interface Reach {
  /** As reach reckons with it, from a city's middle too; null where nobody travels, or an end of the way is unknown. */
  readonly minutes: number | null
  /** As it is told; null from a city as well. */
  readonly way: Way | null
  readonly isInReach: boolean
  /** What the way that is told adds to each end of a shift; nothing beyond reach, where nobody would go. */
  readonly halfHours: number
}

/** How a job's place lies to a seeker: within reach where nobody travels, where the way is unknown, and up to the seeker's own minutes. */
export function reachOf(
  place: Place | null,
  { home, travelMode, travelMinutes }: Pick<MatchSeeker, 'home' | 'travelMode' | 'travelMinutes'>,
): Reach {
  const minutes = wayToJob(home, place, travelMode)?.minutes ?? null
  const way = wayFromHome(home, place, travelMode)
  const isInReach = minutes === null || minutes <= travelMinutes
  return { minutes, way, isInReach, halfHours: isInReach ? wayHalfHours(way) : 0 }
}

/** A mile: so far people walk without being asked whether they would. */
const WALK_KM_MOST = 1.609
/** By bus and by bike, on foot where it is near, and by the seeker's own means where that is another; none where the way is unknown or there is none. */
export function waysOf(job: JobToMatch, { home, travelMode }: Pick<MatchSeeker, 'home' | 'travelMode'>): Way[] {
  const { place } = matchJob(job)
  const onFoot = wayFromHome(home, place, 'walk')
  const near = onFoot !== null && onFoot.distanceKm <= WALK_KM_MOST ? ([onFoot.mode] as const) : []
  const modes = new Set([...near, 'public_transport', 'cycle', travelMode ?? 'cycle'] as const)
  return [...modes].flatMap((mode) => wayFromHome(home, place, mode) ?? [])
}
