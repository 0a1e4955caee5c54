import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { CallKey } from '#web/api/keys'

interface Listed<T> {
  readonly data: readonly T[]
}

/** Writes into every growing list of a call, page by page; an answer that was asked for alone lies beside them under the same key, and stays. */
export function changeRows<T>(cache: QueryClient, key: CallKey, change: (rows: readonly T[]) => T[]): void {
  cache.setQueriesData<InfiniteData<Listed<T>> | Listed<T>>({ queryKey: key }, (list) =>
    list && 'pages' in list ? { ...list, pages: list.pages.map((page) => ({ ...page, data: change(page.data) })) } : list,
  )
}
