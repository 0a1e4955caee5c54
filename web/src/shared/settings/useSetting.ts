import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

interface Setting<T, Change> {
  readonly queryKey: QueryKey
  readonly read: (options: { readonly signal: AbortSignal }) => Promise<T>
  readonly save: (change: Change) => Promise<T>
}

/** A setting that is saved as it changes: on the screen at once, and back where the server refuses it. */
export function useSetting<T extends object, Change extends Partial<T> = Partial<T>>({ queryKey, read, save }: Setting<T, Change>) {
  const cache = useQueryClient()
  const { data, isPending } = useQuery({ queryKey, queryFn: ({ signal }) => read({ signal }) })
  const { mutate } = useMutation({
    mutationFn: save,
    onMutate: (change) => {
      const before = cache.getQueryData<T>(queryKey)
      cache.setQueryData<T>(queryKey, (known) => known && { ...known, ...change })
      return before
    },
    onError: (_error, _change, before) => cache.setQueryData(queryKey, before),
  })
  return { data, isPending, change: mutate }
}
