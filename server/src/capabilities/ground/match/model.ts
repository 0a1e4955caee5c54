/** What the match reads, and nothing else: never age, sex, race, religion, disability, a photo or a video. */
import type { Shift } from '@evenshift/contract/model/week'
import type { Profile } from '@evenshift/contract/model/profile/profile'
import type { Place } from '#server/capabilities/ground/reference/public'
import type { Tag } from '#server/capabilities/ground/match/skills/tags'
import type { Week } from '#server/capabilities/ground/match/week'

export type TravelMode = NonNullable<Profile['travelMode']>
/** A class, an appointment or a shift of work that is held; its label is the seeker's alone. */
export type Busy = Shift & { readonly label: string; readonly isWork?: true }

export interface MatchSeeker {
  readonly skills: readonly Tag[]
  readonly interests: readonly Tag[]
  /** Available and neither busy nor at work; null while no availability was ever given. */
  readonly free: Week | null
  readonly busy: readonly Busy[]
  /** Shifts that they gave their word for, which counts for more than the week: only work is in the way of those. */
  readonly said?: readonly Shift[]
  /** As finely as the postcode says; null where it is no place of ours. */
  readonly home: Place | null
  readonly travelMode: TravelMode | null
  /** How long the way may be, in minutes one way. */
  readonly travelMinutes: number
}

export interface MatchJob {
  readonly skills: readonly (Tag & { readonly must: boolean })[]
  /** What its sector and role bring. */
  readonly interests: readonly Tag[]
  readonly shifts: readonly Shift[]
  /** How many of them one person works at least; null where everybody works all. */
  readonly shiftsNeeded: number | null
  /** Whether fewer shifts are left than one person works: it fits no week, however free that is. */
  readonly isShort?: boolean
  /** null where nobody travels there: a remote job. */
  readonly place: Place | null
}
