import { PAGE_SIZE_MOST } from '@evenshift/contract/constants'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { filtersOf } from '#web/areas/employer/applicants/applicant-list'
import { employer } from '#web/shared/calls/employer'

/** The list that an address describes, in the order in which it stood when somebody began to go through it. */
const walkQuery = (jobId: string, address: URLSearchParams) => {
  const { query } = filtersOf(address)
  return infiniteQueryOptions({
    // Not among the keys that a move refreshes: whoever is moved on the way keeps the place.
    queryKey: ['walk', jobId, query],
    queryFn: ({ pageParam: page, signal }) =>
      employer.applications({ query: { jobId, page, limit: PAGE_SIZE_MOST, ...query } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { current, pageSize, total } }) => (current * pageSize < total ? current + 1 : undefined),
    staleTime: Infinity,
    gcTime: 0,
  })
}

export interface Walk {
  /** From 1; null while it is not known, or where this one is not in the list. */
  readonly place: number | null
  readonly total: number
  readonly previous: string | undefined
  readonly next: string | undefined
}

/** Where an applicant stands among those that one came from. */
export function useWalk(jobId: string, applicationId: string): Walk {
  const [address] = useSearchParams()
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(walkQuery(jobId, address))
  const rows = data?.pages.flatMap((page) => page.data) ?? []
  const ids = rows.filter(({ isReadable }) => isReadable).map(({ _id }) => _id)
  const place = ids.indexOf(applicationId)
  const isAtTheEnd = place < 0 || place === ids.length - 1
  useEffect(() => {
    if (isAtTheEnd && hasNextPage && !isFetching) void fetchNextPage()
  }, [isAtTheEnd, hasNextPage, isFetching, fetchNextPage])
  const total = (data?.pages[0]?.pagination.total ?? 0) - (rows.length - ids.length)
  return place < 0
    ? { place: null, total, previous: undefined, next: undefined }
    : { place: place + 1, total, previous: ids[place - 1], next: ids[place + 1] }
}
