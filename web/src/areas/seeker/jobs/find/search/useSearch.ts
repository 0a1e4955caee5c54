import type { TierCounts } from '@evenshift/contract/model/job/search'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { findTabs, searchQueryOf } from '#web/areas/seeker/jobs/find/search/search-address'
import { seeker } from '#web/shared/calls/seeker'
import { useMore } from '#web/shared/paging/useMore'
import { useTab } from '#web/shared/tabs/useTab'

/** How many fit, as the last answer told that did: other orders tell nothing of it. */
function useLastTiers(told: TierCounts | null | undefined): TierCounts | null {
  const [last, setLast] = useState<TierCounts | null>(null)
  if (told && told !== last) setLast(told)
  return told ?? last
}

/** The search that the address means, and how to change it. */
export function useSearch() {
  const [address, setAddress] = useSearchParams()
  const tab = useTab('find', findTabs)
  const query = searchQueryOf(address, tab)
  const list = useMore(['seeker', 'searchJobs', query], (part, signal) =>
    seeker.searchJobs<'card'>({ query: { ...query, ...part, view: 'card' } }, { signal }),
  )
  const tiers = useLastTiers(list.firstPage?.tiers)
  // The browser's own address: a click or a change that this screen isn't yet drawn with counts too.
  const change = useCallback(
    (next: (now: URLSearchParams) => URLSearchParams) => setAddress(next(new URLSearchParams(window.location.search)), { replace: true }),
    [setAddress],
  )
  return { address, change, tab, list, tiers }
}
export type Search = ReturnType<typeof useSearch>
