import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Choice, NotificationCalls, Preferences } from '#web/shared/notifications/useNotifications'

/** How somebody is told of each type, and choices of theirs: on the screen at once, back where the server refuses them. */
export function usePreferences({ side, preferences, choose }: NotificationCalls) {
  const cache = useQueryClient()
  const queryKey = [side, 'notificationPreferences'] as const
  const write = (choices: readonly Choice[]) =>
    cache.setQueryData<Preferences>(
      queryKey,
      (known) => known?.map((one) => ({ ...one, ...choices.find(({ type }) => type === one.type) })) as Preferences,
    )
  const query = useQuery({ queryKey, queryFn: ({ signal }) => preferences({}, { signal }) })
  const { mutate } = useMutation({
    mutationFn: choose,
    onMutate: (choices) => {
      const before = (query.data ?? []).filter(({ type }) => choices.some((one) => one.type === type))
      write(choices)
      return before
    },
    onError: (_error, _choices, before) => write(before ?? []),
  })
  return { ...query, choose: mutate }
}
