import type { Output } from '@evenshift/contract/call'
import type { StaffService } from '@evenshift/contract/staff/service'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { staffQuery } from '#web/areas/staff/calls'
import { staffPaths } from '#web/areas/staff/paths'
import { isKind } from '#web/areas/staff/queue/kind-words'
import { to } from '#web/shared/paths'
import { focusMain } from '#web/shared/screens/focus-main'

/** More than a colleague has before them at once. */
const ROWS = 50
/** What others decided is gone from the list after so long. */
const AGAIN_MS = 60_000

type Queue = Output<StaffService['queue']>

/** The queue with the filter of the address, the open case, and the ways between cases. */
export function useQueue() {
  const [search, setSearch] = useSearchParams()
  const { kind: openKind, id: openId } = useParams()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const asked = search.get('show')
  const kind = isKind(asked) ? asked : null
  const { data, error, refetch } = useQuery({
    ...staffQuery('queue', { query: { limit: ROWS, ...(kind !== null && { kind }) } }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  })
  const rows = data?.data ?? []
  const place = rows.findIndex((row) => row.kind === openKind && row._id === openId)
  const addressOf = (row: (typeof rows)[number]) =>
    `${to(staffPaths.case, { kind: row.kind, id: row._id })}${search.size > 0 ? `?${search}` : ''}`
  const go = (at: number) => {
    const row = rows[at]
    if (row !== undefined) void navigate(addressOf(row))
  }
  return {
    data,
    error,
    refetch,
    kind,
    rows,
    row: rows[place],
    addressOf,
    next: () => go(place + 1),
    previous: () => go(Math.max(0, place - 1)),
    /** The case after the one that was decided, or the list where it was the last. */
    goOn: () => {
      const after = rows[place + 1] ?? rows[place - 1]
      // What is decided is gone before it is asked for again: the list would lead back to it.
      cache.setQueriesData<Queue>(
        { queryKey: ['staff', 'queue'] },
        (before) => before && { ...before, data: before.data.filter(({ kind: one, _id }) => one !== openKind || _id !== openId) },
      )
      focusMain()
      void navigate(after === undefined ? staffPaths.queue : addressOf(after), { replace: true })
    },
    choose: (chosen: string | null) => setSearch(chosen === null ? {} : { show: chosen }, { replace: true }),
  }
}
