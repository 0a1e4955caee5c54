import { HOME_JOBS } from '@evenshift/contract/constants'
import type { HomeCards } from '@evenshift/contract/model/overview/home'

/** How many jobs fit, by what their cards say: a shift that is filled counts there, and not where they are searched. */
export function tiersShown({ tiers, recommended }: Pick<HomeCards, 'tiers' | 'recommended'>): HomeCards['tiers'] {
  const cardsOf = (tier: number): number => recommended.filter((job) => job.tier === tier).length
  return {
    ...tiers,
    whole: Math.max(0, tiers.whole - HOME_JOBS.whole) + cardsOf(3),
    part: Math.max(0, tiers.part - HOME_JOBS.part) + cardsOf(2),
  }
}
