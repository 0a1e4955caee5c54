import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { findTabs, searchQueryOf } from '#web/areas/seeker/find/search-address'
import { usePage } from '#web/shared/paging/usePage'
import { seekerQuery } from '#web/shared/calls/seeker'
import { useTab } from '#web/shared/tabs/useTab'

/** The place in a search, kept by the browser's history beside the page's address. */
const cursorOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'cursor' in state && typeof state.cursor === 'string' ? state.cursor : undefined

/** The search that the address means, and how to change it. */
export function useSearch() {
  const [address, setAddress] = useSearchParams()
  const tab = useTab('find', findTabs)
  const page = usePage()
  const cursor = cursorOf(useLocation().state)
  const result = useQuery({
    ...seekerQuery('searchJobs', { query: searchQueryOf(address, tab, page, cursor) }),
    placeholderData: keepPreviousData,
  })
  const change = useCallback((next: URLSearchParams) => setAddress(next, { replace: true }), [setAddress])
  return { address, change, tab, result }
}
export type Search = ReturnType<typeof useSearch>
