/** The match: public weights, whole percents, and only what a seeker has, likes and can do in a week. */
import type { Job, Tier } from '@evenshift/contract/model/job/job'
import type { Shift } from '@evenshift/contract/model/week'
import { askedOf } from '@evenshift/contract/states/job/usual-hours'
import type { MatchJob, MatchSeeker } from '#server/capabilities/ground/match/model'
import { isSaid } from '#server/capabilities/ground/match/said'
import { reachOf } from '#server/capabilities/ground/match/reach'
import { type Week, halfHoursIn, halfHoursShared, weekOf } from '#server/capabilities/ground/match/week'
import { type Tag, holds } from '#server/capabilities/ground/match/skills/tags'

export type MatchParts = Job['cal']

export const weights = { availability: 6, skills: 3, interest: 1 } as const satisfies Record<keyof MatchParts, number>
/** Strong from these on; a part that the job does not ask counts as passed. */
export const strongFrom = { availability: 80, skills: 60, interest: 50 } as const satisfies Record<keyof MatchParts, number>

/** A share as a whole percent, halves upwards; in whole numbers, so that the database rounds alike. */
const percentOf = (part: number, whole: number): number | null => (whole === 0 ? null : Math.floor((200 * part + whole) / (2 * whole)))

const shareHeld = (own: readonly Tag[], asked: readonly Tag[]): number | null =>
  percentOf(asked.filter((one) => holds(own, one)).length, asked.length)

/** Shares of shifts are thousandths, rounded down: only a shift that fits has them all. */
export const wholeShare = 1000

/** How much of each shift, with its way, lies in the free time; all of one that they gave their word for. */
function sharesOf({ shifts, place }: Pick<MatchJob, 'shifts' | 'place'>, seeker: MatchSeeker, free: Week): number[] {
  const { halfHours } = reachOf(place, seeker)
  return shifts.map((shift: Shift) => {
    const needed = weekOf([shift], halfHours)
    if (isSaid(shift, needed, seeker)) return wholeShare
    return Math.floor((wholeShare * halfHoursShared(needed, free)) / halfHoursIn(needed))
  })
}
/** The largest of them, as many as the job asks. */
const askedShares = (job: MatchJob, seeker: MatchSeeker, free: Week): number[] =>
  sharesOf(job, seeker, free)
    .toSorted((a, b) => b - a)
    .slice(0, askedOf(job))
const sumOf = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0)

export function partsOf(job: MatchJob, seeker: MatchSeeker): MatchParts {
  const { free } = seeker
  return {
    availability: free === null ? null : job.isShort ? 0 : percentOf(sumOf(askedShares(job, seeker, free)), wholeShare * askedOf(job)),
    skills: shareHeld(seeker.skills, job.skills),
    interest: shareHeld(seeker.interests, job.interests),
  }
}

/** Whether a job is within reach and fits the week: whole, in part, or not. A job without shifts can't be said to fit. */
export function tierOf(job: MatchJob, seeker: MatchSeeker): Tier {
  if (!reachOf(job.place, seeker).isInReach) return 0
  const shares = seeker.free === null || job.isShort ? [] : askedShares(job, seeker, seeker.free)
  if (shares[0] !== wholeShare) return 1
  return shares.every((share) => share === wholeShare) ? 3 : 2
}

/** The weighted mean of the parts there are; null when there are none. */
export function matchOf(parts: MatchParts): number | null {
  let sum = 0
  let weight = 0
  for (const key of ['availability', 'skills', 'interest'] as const) {
    const part = parts[key]
    if (part === null) continue
    sum += weights[key] * part
    weight += weights[key]
  }
  return weight === 0 ? null : Math.floor((2 * sum + weight) / (2 * weight))
}

/** Every part high enough and every must met. An availability never given does not pass where the job has shifts. */
export function isStrongMatch(job: MatchJob, seeker: MatchSeeker, parts: MatchParts): boolean {
  if (seeker.free === null && job.shifts.length > 0) return false
  const isHigh = (key: keyof MatchParts): boolean => (parts[key] ?? 100) >= strongFrom[key]
  return (
    isHigh('availability') && isHigh('skills') && isHigh('interest') && job.skills.every((one) => !one.must || holds(seeker.skills, one))
  )
}
