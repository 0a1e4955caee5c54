import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import {
  type LimitKey,
  type PlanLimits,
  addressOf,
  areSame,
  limitsOf,
  namesLimits,
  usualLimits,
} from '#web/areas/seeker/jobs/plan/plan-limits'
import { seekerQuery } from '#web/shared/calls/seeker'

/** The week that the address asks for; where it says nothing, the one that was saved, else a usual one. */
export function usePlan() {
  const [address, setAddress] = useSearchParams()
  const { data: kept, isFetched } = useQuery(seekerQuery('savedPlan'))
  const saved = kept?.plan ?? null
  const limits = limitsOf(address, saved ?? usualLimits)
  const { money, hours, homeBy } = limits
  const result = useQuery({
    ...seekerQuery('planWeek', { query: { money, hours, ...(homeBy === null ? {} : { homeBy }) } }),
    placeholderData: keepPreviousData,
    // What is asked for depends on what was saved.
    enabled: namesLimits(address) || isFetched,
  })
  const change = (next: Partial<PlanLimits>) => setAddress(addressOf({ ...limits, ...next }), { replace: true })
  const choose = (key: LimitKey, value: string) => {
    const next = addressOf(limits)
    next.set(key, value)
    setAddress(next, { replace: true })
  }
  return { limits, saved, isSaved: saved !== null && areSame(saved, limits), result, change, choose }
}
export type Planning = ReturnType<typeof usePlan>
