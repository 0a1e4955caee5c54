/** Which of many sets are proposed, and what speaks for each. */
import { type PlanMerit, planMerits } from '@evenshift/contract/states/job/plan'
import type { Plan, PlanSet } from '#server/capabilities/derived/plan/model'

/** A person compares so many weeks at a glance. */
const PROPOSED_MOST = 3

export interface Proposal {
  readonly set: PlanSet
  readonly merits: readonly PlanMerit[]
}

const daysOf = ({ jobs }: PlanSet): number => new Set(jobs.flatMap(({ shifts }) => shifts.map(({ day }) => day))).size
/** The least of each is the best. */
const measures: Readonly<Record<PlanMerit, (set: PlanSet) => number>> = {
  fewest_hours: ({ hours }) => hours,
  most_free_days: daysOf,
  most_money: ({ leftPence }) => -leftPence,
  shortest_way: ({ travelMinutes }) => travelMinutes,
}

/** The best by each merit, as far as there is room, then the first of the others; where none reaches the money, those that come nearest. No merit is told that all share. */
export function proposalsOf({ sets: all, isReached }: Pick<Plan, 'sets' | 'isReached'>): Proposal[] {
  const sets = isReached ? all : all.slice(0, PROPOSED_MOST)
  const chosen = new Map<PlanSet, PlanMerit[]>()
  for (const merit of planMerits) {
    const measure = measures[merit]
    const least = Math.min(...sets.map(measure))
    if (sets.every((set) => measure(set) === least)) continue
    const best = sets.find((set) => chosen.has(set) && measure(set) === least) ?? sets.find((set) => measure(set) === least)
    if (best === undefined || (!chosen.has(best) && chosen.size === PROPOSED_MOST)) continue
    chosen.set(best, [...(chosen.get(best) ?? []), merit])
  }
  for (const set of sets) if (chosen.size < PROPOSED_MOST && !chosen.has(set)) chosen.set(set, [])
  return [...chosen].map(([set, merits]) => ({ set, merits }))
}
