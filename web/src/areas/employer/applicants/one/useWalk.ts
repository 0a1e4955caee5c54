import { PAGE_SIZE_MOST } from '@evenshift/contract/constants'
import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { filtersOf } from '#web/areas/employer/applicants/applicant-list'
import { peopleFilters } from '#web/areas/employer/applicants/people/people-list'
import { employer } from '#web/shared/calls/employer'

/** The list that an address describes, of one job or of all, in the order in which it stood when somebody began to go through it. */
const walkQuery = (jobId: string | null, address: URLSearchParams) => {
  const query = jobId === null ? peopleFilters(address).query : { ...filtersOf(address).query, jobId }
  return infiniteQueryOptions({
    // Not among the keys that a move refreshes: whoever is moved on the way keeps the place.
    queryKey: ['walk', query],
    queryFn: ({ pageParam: page, signal }) => employer.applications({ query: { page, limit: PAGE_SIZE_MOST, ...query } }, { signal }),
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
  readonly previous: Step | undefined
  readonly next: Step | undefined
}
type Step = Pick<EmployerApplication, '_id' | 'jobId'>

/** Where an applicant stands among those that one came from. */
export function useWalk(jobId: string | null, applicationId: string): Walk {
  const [address] = useSearchParams()
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(walkQuery(jobId, address))
  const rows = data?.pages.flatMap((page) => page.data) ?? []
  const steps = rows.filter(({ isReadable }) => isReadable)
  const place = steps.findIndex(({ _id }) => _id === applicationId)
  const isAtTheEnd = place < 0 || place === steps.length - 1
  useEffect(() => {
    if (isAtTheEnd && hasNextPage && !isFetching) void fetchNextPage()
  }, [isAtTheEnd, hasNextPage, isFetching, fetchNextPage])
  const total = (data?.pages[0]?.pagination.total ?? 0) - (rows.length - steps.length)
  return place < 0
    ? { place: null, total, previous: undefined, next: undefined }
    : { place: place + 1, total, previous: steps[place - 1], next: steps[place + 1] }
}
