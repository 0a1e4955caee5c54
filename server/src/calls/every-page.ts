import { PAGE_SIZE_MOST } from '@evenshift/contract/constants'
import type { PageQuery } from '#server/calls/list-page'
import { type Refusal, isRefusal } from '#server/http/call/refuse'

/** Every row of a paged call, as whoever asks page by page gets them; none where it is refused. */
export async function everyPage<Row>(
  ask: (query: PageQuery) => Promise<{ readonly data: readonly Row[]; readonly pagination: { readonly total: number } } | Refusal>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const answer = await ask({ page, limit: PAGE_SIZE_MOST })
    if (isRefusal(answer)) return rows
    rows.push(...answer.data)
    if (answer.data.length === 0 || page * PAGE_SIZE_MOST >= answer.pagination.total) return rows
  }
}
