import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { employer } from '#web/shared/calls/employer'

const SIZE = 5

const invoices = infiniteQueryOptions({
  // Among the keys that a change of the plan refreshes.
  queryKey: ['employer', 'transactions', 'all'],
  queryFn: ({ pageParam: page, signal }) => employer.transactions({ query: { page, limit: SIZE } }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ pagination: { current, pageSize, total } }) => (current * pageSize < total ? current + 1 : undefined),
})

/** What was charged, newest first, as far as it was asked for. */
export const useInvoices = () => useInfiniteQuery(invoices)
