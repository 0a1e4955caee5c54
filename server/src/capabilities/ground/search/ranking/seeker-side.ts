import { type MatchSeeker, type Tag, travelHalfHoursTo, typedKey } from '#server/capabilities/ground/match/public'
import { cities } from '#server/capabilities/ground/reference/public'
import { INTEREST_BITS, SKILL_BITS, bitsOf } from '#server/capabilities/ground/search/ranking/bits'

/** The seeker's side of the match, as the database compares it. */
export interface SeekerSide {
  /** Text of a bit(336); null while no availability was ever given. */
  readonly free: string | null
  readonly skills: string
  readonly typedSkills: readonly string[]
  readonly interests: string
  /** By a city's place: the half-hours of travel at each end of a shift there. */
  readonly travel: readonly number[]
}

const positionsOf = (tags: readonly Tag[]): number[] => tags.flatMap(({ position }) => position ?? [])

export const seekerSide = (seeker: MatchSeeker): SeekerSide => ({
  free: seeker.free,
  skills: bitsOf(positionsOf(seeker.skills), SKILL_BITS),
  typedSkills: seeker.skills.filter(({ position }) => position === null).map(({ name }) => typedKey(name)),
  interests: bitsOf(positionsOf(seeker.interests), INTEREST_BITS),
  travel: cities().map((city) => travelHalfHoursTo(city, seeker)),
})

/** What a search compares with that finds the same for everybody. */
export const nobodysSide: SeekerSide = seekerSide({ skills: [], interests: [], free: null, busy: [], home: null, travelMode: null })
