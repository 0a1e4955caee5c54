import { type UseQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallKey } from '#web/api/keys'

/** The calls of one kind of history, work or education. */
export interface HistoryCalls<Row extends { readonly _id: string }, Given> {
  readonly list: UseQueryOptions<Row[], Error, Row[], CallKey>
  readonly add: (given: Given) => Promise<Row>
  readonly change: (id: string, given: Given) => Promise<Row>
  readonly remove: (id: string) => Promise<void>
}

/** The own rows of one kind, and what can be done to them. */
export function useHistory<Row extends { readonly _id: string }, Given>(calls: HistoryCalls<Row, Given>) {
  const cache = useQueryClient()
  const { data: rows, error, refetch } = useQuery(calls.list)
  const onSuccess = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: calls.list.queryKey }),
      // A fuller history is a stronger profile.
      cache.invalidateQueries({ queryKey: ['seeker', 'profileDetails'] }),
      cache.invalidateQueries({ queryKey: ['seeker', 'home'], refetchType: 'none' }),
    ])
  const save = useMutation({
    mutationFn: ({ id, given }: { readonly id: string | null; readonly given: Given }) =>
      id === null ? calls.add(given) : calls.change(id, given),
    meta: { ownErrors: true },
    onSuccess,
  })
  const remove = useMutation({ mutationFn: calls.remove, onSuccess })
  return { rows, error, refetch, save, remove }
}
