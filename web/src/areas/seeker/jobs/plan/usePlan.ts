import { travelModes } from '@evenshift/contract/states/profile/profile-choices'
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
import { useProfile } from '#web/areas/seeker/profile/useProfile'
import { seekerQuery } from '#web/shared/calls/seeker'

const MODE = 'travelMode'

/** The week that the address asks for; where it says nothing, the one that was saved, else a usual one. The way is the profile's, or another that it names. */
export function usePlan() {
  const [address, setAddress] = useSearchParams()
  const profile = useProfile()
  const { data: kept, isFetched } = useQuery(seekerQuery('savedPlan'))
  const saved = kept?.plan ?? null
  const limits = limitsOf(address, saved ?? usualLimits)
  const { money, hours, homeBy } = limits
  const own = profile?.travelMode ?? 'public_transport'
  const named = travelModes.find((one) => one === address.get(MODE))
  const asked = named ?? (namesLimits(address) ? undefined : (saved?.travelMode ?? undefined))
  const travelMode = asked === undefined || asked === own ? null : asked
  const result = useQuery({
    ...seekerQuery('planWeek', {
      query: { money, hours, ...(homeBy === null ? {} : { homeBy }), ...(asked && { travelMode: asked }) },
    }),
    placeholderData: keepPreviousData,
    // What is asked for depends on what was saved.
    enabled: namesLimits(address) || isFetched,
  })
  const go = (next: URLSearchParams, mode: string | undefined = asked) => {
    if (mode !== undefined && mode !== own) next.set(MODE, mode)
    setAddress(next, { replace: true })
  }
  const choose = (key: LimitKey, value: string) => {
    const next = addressOf(limits)
    next.set(key, value)
    go(next)
  }
  return {
    limits,
    saved,
    isSaved: saved !== null && areSame(saved, limits) && saved.travelMode === travelMode,
    /** null where it is the profile’s. */
    travelMode,
    result,
    change: (next: Partial<PlanLimits>) => go(addressOf({ ...limits, ...next })),
    choose,
    /** By what means one gets about, and what else it could be; nobody knows it without a postcode. */
    way: {
      isKnown: profile?.postcode !== null,
      mode: asked ?? own,
      modes: [...new Set(['public_transport', 'cycle', 'walk', own, asked ?? own])],
    },
    travel: (mode: string) => go(addressOf(limits), mode),
  }
}
export type Planning = ReturnType<typeof usePlan>
