/** The best sets of one to three jobs. */
import type { Choice } from '#server/capabilities/derived/plan/choices'
import { JOBS_MOST, type Market, forEachSet } from '#server/capabilities/derived/plan/market'

export const SETS_MOST = 12
/** Far above the jobs that a plan is made of, and its cube is still a whole number. */
const JOBS_ASKED_MOST = 100_000
/** A set of three has six parts, which are not offered beside it. */
const SHORT_KEPT_MOST = SETS_MOST * 7

export interface Found {
  readonly choices: readonly Choice[]
  /** Where they stand among all choices. */
  readonly places: readonly number[]
  readonly leftPence: number
}

/** A number for a set of jobs, in whatever order. */
function jobsKey(choices: readonly Choice[]): number {
  const jobs = choices.map(({ job }) => job + 1).sort((a, b) => a - b)
  return jobs.reduce((key, job) => key * JOBS_ASKED_MOST + job, 0)
}

/** The most first; then the fewest jobs; then those whose choices stand first. */
function inOrder(a: Found, b: Found): number {
  const other = a.places.findIndex((place, at) => place !== b.places[at])
  return b.leftPence - a.leftPence || a.places.length - b.places.length || (a.places[other] ?? 0) - (b.places[other] ?? 0)
}

/** So many of the best, each set of jobs once. */
function keeper(most: number) {
  const byJobs = new Map<number, Found>()
  const kept: Found[] = []
  return {
    kept: (): readonly Found[] => kept,
    /** The least that is worth keeping. */
    least: (otherwise: number): number => (kept.length < most ? otherwise : (kept.at(-1)?.leftPence ?? 0) + 1),
    keep: (found: Found): void => {
      const key = jobsKey(found.choices)
      const same = byJobs.get(key)
      if (same !== undefined && inOrder(same, found) <= 0) return
      if (same !== undefined) kept.splice(kept.indexOf(same), 1)
      const at = kept.findIndex((one) => inOrder(found, one) < 0)
      kept.splice(at < 0 ? kept.length : at, 0, found)
      byJobs.set(key, found)
      for (const { choices } of kept.splice(most)) byJobs.delete(jobsKey(choices))
    },
  }
}

const every = (): boolean => true

/** Whether any set leaves so much. */
export function isReachable(market: Market, pence: number): boolean {
  for (let size = 1; size <= JOBS_MOST; size++)
    if (
      forEachSet(
        market,
        size,
        () => pence,
        every,
        () => true,
      )
    )
      return true
  return false
}

/** The sets that leave so much, and would not if one of their jobs were left out: the fewest jobs first, then the most left. */
export function reachingSets(market: Market, pence: number): Found[] {
  const found: Found[] = []
  const reached = new Set<number>()
  for (let size = 1; size <= JOBS_MOST && found.length < SETS_MOST; size++) {
    const { kept, least, keep } = keeper(SETS_MOST - found.length)
    const isNeeded = (set: readonly Choice[], one: Choice): boolean =>
      !reached.has(jobsKey([one])) && set.every((other) => !reached.has(jobsKey([other, one])))
    forEachSet(
      market,
      size,
      () => least(pence),
      isNeeded,
      (choices, places, leftPence) => {
        keep({ choices, places, leftPence })
        return false
      },
    )
    found.push(...kept())
    for (const { choices } of kept()) reached.add(jobsKey(choices))
  }
  return found
}

const isPartOf = (part: Found, whole: Found): boolean => part.choices.every(({ job }) => whole.choices.some((choice) => choice.job === job))

/** The sets that leave the most, where every job adds something; no part of one beside it. */
export function shortSets(market: Market): Found[] {
  const choicesOf = new Map<number, Choice[]>()
  for (const choice of market.all) choicesOf.set(choice.job, [...(choicesOf.get(choice.job) ?? []), choice])
  const pairs = new Map<number, number>()
  const bestOf = (one: Choice, other: Choice): number => {
    const key = jobsKey([one, other])
    const known = pairs.get(key)
    if (known !== undefined) return known
    let best = Math.max(bestAlone(one), bestAlone(other))
    for (const a of choicesOf.get(one.job) ?? [])
      for (const b of choicesOf.get(other.job) ?? [])
        if (a.leftPence + b.leftPence > best && a.minutes + b.minutes <= market.minutesMost && market.takes([a], b))
          best = a.leftPence + b.leftPence
    pairs.set(key, best)
    return best
  }
  const bestAlone = (one: Choice): number => choicesOf.get(one.job)?.[0]?.leftPence ?? 0
  const addsEverywhere = (choices: readonly Choice[], leftPence: number): boolean =>
    choices.every((one) => {
      const [first, second] = choices.filter((other) => other !== one)
      if (first === undefined) return true
      return leftPence > (second === undefined ? bestAlone(first) : bestOf(first, second))
    })

  const { kept, least, keep } = keeper(SHORT_KEPT_MOST)
  for (let size = 1; size <= JOBS_MOST; size++)
    forEachSet(
      market,
      size,
      () => least(1),
      every,
      (choices, places, leftPence) => {
        if (addsEverywhere(choices, leftPence)) keep({ choices, places, leftPence })
        return false
      },
    )
  const offered: Found[] = []
  for (const one of kept()) {
    if (offered.length === SETS_MOST) break
    if (!offered.some((other) => isPartOf(one, other))) offered.push(one)
  }
  return offered
}
