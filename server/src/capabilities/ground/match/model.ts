/** What the match reads, and nothing else: never age, sex, race, religion, disability, a photo or a video. */
import type { Shift } from '@evenshift/contract/model/week'
import type { Profile } from '@evenshift/contract/model/profile/profile'
import type { Week } from '#server/capabilities/ground/match/week'

/** A skill or interest; position is its bit, null for one that a person typed and no list has. */
export interface Tag {
  readonly name: string
  readonly position: number | null
}
/** A city's centre, WGS 84. */
export interface Place {
  readonly name: string
  readonly lat: number
  readonly lng: number
}
export type TravelMode = NonNullable<Profile['travelMode']>
/** A class or appointment; its label is the seeker's alone. */
export type Busy = Shift & { readonly label: string }

export interface MatchSeeker {
  readonly skills: readonly Tag[]
  readonly interests: readonly Tag[]
  /** Available and not busy; null while no availability was ever given. */
  readonly free: Week | null
  readonly busy: readonly Busy[]
  /** null where the city is none of ours. */
  readonly home: Place | null
  readonly travelMode: TravelMode | null
}

export interface MatchJob {
  readonly skills: readonly (Tag & { readonly must: boolean })[]
  /** What its sector and role bring. */
  readonly interests: readonly Tag[]
  readonly shifts: readonly Shift[]
  /** null where nobody travels there: a remote job. */
  readonly place: Place | null
}
