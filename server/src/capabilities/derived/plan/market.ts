/** What can be chosen, and which sets of it one person can work. */
import { type Choice, type Choices, choicesOf, minutesMost } from '#server/capabilities/derived/plan/choices'
import { goTogether, isYoungWeek } from '#server/capabilities/derived/plan/lawful'
import type { PlanPerson, PlanWanted } from '#server/capabilities/derived/plan/model'
import { type WorkableJob, heldSpans } from '#server/capabilities/derived/plan/workable'

export const JOBS_MOST = 3
const STEP_MINUTES = 30
const WEEK_HOURS = 168

/** How many more steps a plan may take: it holds the process meanwhile. What is left out then is told. */
export interface Budget {
  steps: number
}

export interface Market extends Choices {
  readonly budget: Budget
  readonly minutesMost: number
  /** Whether one more can be added to choices that can be worked together. */
  readonly takes: (set: readonly Choice[], one: Choice) => boolean
  /** The most that so many choices leave within so many minutes, were none of them in another's way. */
  readonly leftWithin: (choices: number, minutes: number) => number
}

export function marketOf(jobs: readonly WorkableJob[], person: PlanPerson, wanted: PlanWanted, budget: Budget): Market {
  const { all, isExact } = choicesOf(jobs, person, wanted)
  const { isUnder18 } = person.limits
  const held = heldSpans(person)
  const most = Math.min(minutesMost(person, wanted.hoursMost), WEEK_HOURS * 60)

  const ways = new Float64Array(jobs.length * jobs.length).fill(-1)
  const wayBetween = (one: Choice, other: Choice): number => {
    const at = one.job * jobs.length + other.job
    if ((ways[at] ?? -1) < 0) ways[at] = person.minutesBetween(one.place, other.place)
    return ways[at] ?? 0
  }
  const isPair = (one: Choice, other: Choice): boolean => {
    if (one.job === other.job) return false
    const way = wayBetween(one, other)
    for (const span of one.spans) for (const next of other.spans) if (!goTogether(span, next, way, isUnder18)) return false
    return true
  }
  return {
    all,
    isExact,
    budget,
    minutesMost: most,
    takes: (set, one) => {
      for (const other of set) if (!isPair(other, one)) return false
      return !isUnder18 || isYoungWeek([...held, ...set.flatMap(({ spans }) => spans), ...one.spans])
    },
    leftWithin: leftTable(all, most),
  }
}

function leftTable(all: readonly Choice[], most: number): Market['leftWithin'] {
  const steps = Math.max(0, Math.floor(most / STEP_MINUTES)) + 1
  const one = new Float64Array(steps).fill(-Infinity)
  for (const { minutes, leftPence } of all) {
    const at = Math.floor(minutes / STEP_MINUTES)
    one[at] = Math.max(one[at] ?? -Infinity, leftPence)
  }
  for (let at = 1; at < steps; at++) one[at] = Math.max(one[at] ?? -Infinity, one[at - 1] ?? -Infinity)
  const two = one.map((_, at) => {
    let best = -Infinity
    for (let first = 0; first <= at; first++) best = Math.max(best, (one[first] ?? -Infinity) + (one[at - first] ?? -Infinity))
    return best
  })
  const tables = [new Float64Array(steps), one, two]
  return (choices, minutes) => tables[choices]?.[Math.floor(minutes / STEP_MINUTES)] ?? -Infinity
}

/**
 * Offers every set of so many jobs that leaves at least what `least` says at that moment, in the order of the choices, until an offer
 * is answered with true. `mayJoin` leaves out sets and all that is made of them.
 */
export function forEachSet(
  market: Market,
  size: number,
  least: () => number,
  mayJoin: (set: readonly Choice[], one: Choice) => boolean,
  offer: (set: readonly Choice[], places: readonly number[], leftPence: number) => boolean,
): boolean {
  const { all, minutesMost: most, budget } = market
  const extend = (set: readonly Choice[], places: readonly number[], left: number, minutes: number): boolean => {
    const more = size - set.length
    if (more === 0) return offer(set, places, left)
    for (let at = (places.at(-1) ?? -1) + 1; at < all.length; at++) {
      const one = all[at]
      if (one === undefined || --budget.steps < 0 || left + one.leftPence * more < least()) return false
      const room = most - minutes - one.minutes
      if (room < 0 || left + one.leftPence + market.leftWithin(more - 1, room) < least()) continue
      if (!mayJoin(set, one) || !market.takes(set, one)) continue
      if (extend([...set, one], [...places, at], left + one.leftPence, minutes + one.minutes)) return true
    }
    return false
  }
  return extend([], [], 0, 0)
}
