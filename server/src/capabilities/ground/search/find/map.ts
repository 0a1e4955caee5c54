import { type MatchSeeker, distanceKm, reachOf } from '#server/capabilities/ground/match/public'
import { type Place, isOutcode, places } from '#server/capabilities/ground/reference/public'
import type { SearchScope } from '#server/capabilities/ground/search/find/filters'
import { asMeant } from '#server/capabilities/ground/search/find/find'
import { type JobsAtPlace, jobsAtPlaces } from '#server/capabilities/ground/search/find/store.map'
import type { Db } from '#server/platform/database/port'

/** A map shows so many codes around its middle at least, and no more of those within reach than the most. */
const CODES_LEAST = 40
const CODES_MOST = 120

export interface CodeOfMap {
  readonly place: Place
  readonly isInReach: boolean
  readonly isHome: boolean
  /** null where the search finds nothing. */
  readonly found: JobsAtPlace | null
}

/** The outward codes around a home: all within reach and at least so many, the nearest first. */
function codesAround(home: Place, seeker: MatchSeeker): Omit<CodeOfMap, 'found'>[] {
  return places()
    .filter(isOutcode)
    .map((place) => ({ place, km: distanceKm(home, place) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, CODES_MOST)
    .map(({ place }) => ({ place, isInReach: reachOf(place, seeker).isInReach, isHome: place.position === home.position }))
    .filter(({ isInReach }, at) => isInReach || at < CODES_LEAST)
}

/** The jobs of a search by outward code, around where the way of this seeker begins; nothing where that is not known. */
export async function mapOf(db: Db, scope: SearchScope, seeker: MatchSeeker): Promise<CodeOfMap[]> {
  const { home } = seeker
  if (home === null) return []
  const codes = codesAround(home, seeker)
  const positions = codes.map(({ place }) => place.position)
  const found = await jobsAtPlaces(db, await asMeant(db, scope), positions)
  const at = new Map(found.map((one) => [one.place, one]))
  return codes.map((code) => ({ ...code, found: at.get(code.place.position) ?? null }))
}
