/** Who plans a week, as the plan reckons with them. */
import type { PlaceKey, PlanLimits, PlanPerson } from '#server/capabilities/derived/plan/model'
import { type MatchSeeker, type Way, farePence, wayFromHome, wayToJob } from '#server/capabilities/ground/match/public'
import { type Place, places } from '#server/capabilities/ground/reference/public'

/** Home, and whatever is done there: work from home, and work at a place that is unknown. */
const HOME: PlaceKey = -1
export const placeKeyOf = (place: Place | null): PlaceKey => place?.position ?? HOME

export function planPerson({ home, travelMode, free }: MatchSeeker, limits: PlanLimits): PlanPerson {
  const byPosition = new Map(places().map((place) => [place.position, place]))
  const placeOf = (key: PlaceKey): Place | null => (key === HOME ? home : (byPosition.get(key) ?? null))
  const known = new Map<string, Way | null>()
  const wayOf = (from: PlaceKey, to: PlaceKey): Way | null => {
    if (from === HOME && to === HOME) return null
    if (to === HOME) return wayOf(to, from)
    const key = from < to ? `${from} ${to}` : `${to} ${from}`
    let way = known.get(key)
    if (way === undefined) known.set(key, (way = (from === HOME ? wayFromHome : wayToJob)(placeOf(from), placeOf(to), travelMode)))
    return way
  }
  return {
    home: HOME,
    free,
    limits,
    minutesBetween: (from, to) => wayOf(from, to)?.minutes ?? 0,
    costPence: (place, trips) => 2 * trips * farePence(wayOf(HOME, place)),
  }
}
