/** The match: public weights, whole percents, and only what a seeker has, likes and can do in a week. */
import type { Job } from '@evenshift/contract/model/job/job'
import type { MatchJob, MatchSeeker, Tag } from '#server/capabilities/ground/match/model'
import { halfHoursIn, halfHoursShared, weekOf } from '#server/capabilities/ground/match/week'
import { holds } from '#server/capabilities/ground/match/tags'
import { travelBetween, travelHalfHours } from '#server/capabilities/ground/match/travel'

export type Parts = Job['cal']

export const weights = { availability: 5, skills: 3, interest: 2 } as const satisfies Record<keyof Parts, number>
/** Strong from these on; a part that the job does not ask counts as passed. */
export const strongFrom = { availability: 80, skills: 60, interest: 50 } as const satisfies Record<keyof Parts, number>

/** A share as a whole percent, halves upwards; in whole numbers, so that the database rounds alike. */
const percentOf = (part: number, whole: number): number | null => (whole === 0 ? null : Math.floor((200 * part + whole) / (2 * whole)))

const shareHeld = (own: readonly Tag[], asked: readonly Tag[]): number | null =>
  percentOf(asked.filter((one) => holds(own, one)).length, asked.length)

/** What the way to this job adds to each end of its shifts, in half-hours. */
export const aroundShifts = (job: MatchJob, seeker: MatchSeeker): number =>
  travelHalfHours(travelBetween(seeker.home, job.place, seeker.travelMode))

export function partsOf(job: MatchJob, seeker: MatchSeeker): Parts {
  const needed = weekOf(job.shifts, aroundShifts(job, seeker))
  return {
    availability: seeker.free === null ? null : percentOf(halfHoursShared(needed, seeker.free), halfHoursIn(needed)),
    skills: shareHeld(seeker.skills, job.skills),
    interest: shareHeld(seeker.interests, job.interests),
  }
}

/** The weighted mean of the parts there are; null when there are none. */
export function matchOf(parts: Parts): number | null {
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
export function isStrongMatch(job: MatchJob, seeker: MatchSeeker, parts: Parts): boolean {
  if (seeker.free === null && job.shifts.length > 0) return false
  const isHigh = (key: keyof Parts): boolean => (parts[key] ?? 100) >= strongFrom[key]
  return (
    isHigh('availability') && isHigh('skills') && isHigh('interest') && job.skills.every((one) => !one.must || holds(seeker.skills, one))
  )
}
