import type { SearchQuery } from '@evenshift/contract/model/job/search'
import { type MatchSeeker, type Tag, reachOf, typedKey } from '#server/capabilities/ground/match/public'
import { placeNamed, places } from '#server/capabilities/ground/reference/public'
import { INTEREST_BITS, SKILL_BITS, bitsOf } from '#server/capabilities/ground/search/ranking/bits'
import { NO_PLACE } from '#server/capabilities/ground/search/tables'

export type WayAsked = Pick<SearchQuery, 'from' | 'travelMinutes' | 'travelMode'>

/** The seeker's side of the match, as the database compares it. */
export interface SeekerSide {
  /** How many half-hours are free up to each half-hour of three weeks, the first one before Sunday 00:00; null while none were ever given. */
  readonly freeUpTo: readonly number[] | null
  readonly skills: string
  readonly typedSkills: readonly string[]
  readonly interests: string
  /** A byte a place, in hexadecimal: 0 beyond reach, else one more than the half-hours of the way. */
  readonly reach: string
}

/** The seeker with the way that a search asks for in place of the profile's; undefined where its start is no place that we know. */
export function asSearched(seeker: MatchSeeker, { from, travelMinutes, travelMode }: WayAsked): MatchSeeker | undefined {
  const home = from ? placeNamed(from) : seeker.home
  if (home === undefined) return undefined
  return { ...seeker, home, travelMinutes: travelMinutes ?? seeker.travelMinutes, travelMode: travelMode ?? seeker.travelMode }
}

const positionsOf = (tags: readonly Tag[]): number[] => tags.flatMap(({ position }) => position ?? [])

/** How many half-hours are free up to each one of three weeks, the first before Sunday 00:00. */
export function freeUpTo(free: string): number[] {
  const counts = [0]
  let count = 0
  for (const bit of free.repeat(3)) counts.push((count += bit === '1' ? 1 : 0))
  return counts
}

export const seekerSide = (seeker: MatchSeeker): SeekerSide => ({
  freeUpTo: seeker.free === null ? null : freeUpTo(seeker.free),
  skills: bitsOf(positionsOf(seeker.skills), SKILL_BITS),
  typedSkills: seeker.skills.filter(({ position }) => position === null).map(({ name }) => typedKey(name)),
  interests: bitsOf(positionsOf(seeker.interests), INTEREST_BITS),
  reach: reachBytes(seeker).toString('hex'),
})

function reachBytes(seeker: MatchSeeker): Buffer {
  const all = places()
  const bytes = Buffer.alloc((all.at(-1)?.position ?? 0) + 1)
  for (const place of all) {
    const { isInReach, halfHours } = reachOf(place, seeker)
    if (isInReach) bytes[place.position] = halfHours + 1
  }
  return bytes
}

/** Where jobs within reach are: what the index holds as their place, work from home among them. */
export const placesInReach = ({ reach }: SeekerSide): number[] => {
  const near = [...Buffer.from(reach, 'hex')].flatMap((byte, position) => (byte > 0 ? [position] : []))
  return [NO_PLACE, ...near]
}

/** What a search compares with that finds the same for everybody. */
export const nobodysSide: SeekerSide = seekerSide({
  skills: [],
  interests: [],
  free: null,
  busy: [],
  home: null,
  travelMode: null,
  travelMinutes: 0,
})
