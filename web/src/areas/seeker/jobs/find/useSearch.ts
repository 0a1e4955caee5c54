import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { findTabs, searchQueryOf } from '#web/areas/seeker/jobs/find/search-address'
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
    ...seekerQuery('searchJobs', { query: { ...searchQueryOf(address, tab, page, cursor), view: 'card' } }),
    placeholderData: keepPreviousData,
  })
  // A second change may come before the first has reached the address: it builds on the first.
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  }, [address])
  const change = useCallback(
    (next: (now: URLSearchParams) => URLSearchParams) => {
      latest.current = next(latest.current)
      setAddress(latest.current, { replace: true })
    },
    [setAddress],
  )
  return { address, change, tab, result }
}
export type Search = ReturnType<typeof useSearch>
