import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { CallKey } from '#web/api/keys'

interface Paged<T> {
  readonly data: readonly T[]
  readonly pagination: {
    readonly current: number
    readonly pageSize: number
    readonly total: number
    readonly cursor?: string | null | undefined
  }
}
/** What is asked of a call for one page: the place after the page before, where the call has one. */
export interface Part {
  readonly page: string
  readonly cursor?: string
}
const first: Part = { page: '1' }

const partAfter = ({ pagination: { current, pageSize, total, cursor } }: Paged<unknown>): Part | undefined =>
  current * pageSize < total ? { page: String(current + 1), ...(cursor ? { cursor } : {}) } : undefined

/** A list that grows by pages, kept while something else is read. `key` begins with the service and the call, by which it is refreshed. */
export function useMore<A extends Paged<unknown>>(key: CallKey, ask: (part: Part, signal: AbortSignal) => Promise<A>) {
  const list = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: first,
    getNextPageParam: partAfter,
    placeholderData: keepPreviousData,
  })
  const pages = list.data?.pages
  return {
    /** Undefined before the first page. */
    rows: pages?.flatMap(({ data }) => data) as A['data'][number][] | undefined,
    firstPage: pages?.[0],
    total: pages?.at(-1)?.pagination.total ?? 0,
    /** Only where there is nothing to show. */
    error: pages ? null : list.error,
    refetch: () => void list.refetch(),
    isPlaceholderData: list.isPlaceholderData,
    /** Whether one page doesn't hold it. */
    isLong: (pages?.[0] && pages[0].pagination.total > pages[0].pagination.pageSize) ?? false,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    hasFailed: list.isFetchNextPageError,
    more: () => void list.fetchNextPage({ cancelRefetch: false }),
  }
}
export type Growing = Pick<ReturnType<typeof useMore>, 'total' | 'isLong' | 'hasMore' | 'isLoadingMore' | 'hasFailed' | 'more'>
