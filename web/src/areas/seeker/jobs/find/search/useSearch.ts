import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TierCounts } from '@evenshift/contract/model/job/search'
import { useCallback, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { findTabs, searchQueryOf } from '#web/areas/seeker/jobs/find/search/search-address'
import { usePage } from '#web/shared/paging/usePage'
import { seekerQuery } from '#web/shared/calls/seeker'
import { useTab } from '#web/shared/tabs/useTab'

/** The place in a search, kept by the browser's history beside the page's address. */
const cursorOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'cursor' in state && typeof state.cursor === 'string' ? state.cursor : undefined

/** How many fit, as the last answer told that did: pages after the first and other orders tell nothing of it. */
function useLastTiers(told: TierCounts | null | undefined): TierCounts | null {
  const [last, setLast] = useState<TierCounts | null>(null)
  if (told && told !== last) setLast(told)
  return told ?? last
}

/** The search that the address means, and how to change it. */
export function useSearch() {
  const [address, setAddress] = useSearchParams()
  const tab = useTab('find', findTabs)
  const page = usePage()
  const cursor = cursorOf(useLocation().state)
  const result = useQuery({
    ...seekerQuery('searchJobs', { query: { ...searchQueryOf(address, tab, page, cursor), view: 'card' } }),
    placeholderData: keepPreviousData,
  })
  const tiers = useLastTiers(result.data?.tiers)
  // The browser's own address: a click or a change that this screen isn't yet drawn with counts too.
  const change = useCallback(
    (next: (now: URLSearchParams) => URLSearchParams) => setAddress(next(new URLSearchParams(window.location.search)), { replace: true }),
    [setAddress],
  )
  return { address, change, tab, result, tiers }
}
export type Search = ReturnType<typeof useSearch>
