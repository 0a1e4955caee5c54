import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Choice, NotificationCalls, Preferences } from '#web/shared/notifications/useNotifications'

/** How somebody is told of each type, and a choice of theirs: on the screen at once, back where the server refuses it. */
export function usePreferences({ side, preferences, choose }: NotificationCalls) {
  const cache = useQueryClient()
  const queryKey = [side, 'notificationPreferences'] as const
  const write = ({ type, ...ways }: Choice) =>
    cache.setQueryData<Preferences>(
      queryKey,
      (known) => known?.map((one) => (one.type === type ? { ...one, ...ways } : one)) as Preferences,
    )
  const query = useQuery({ queryKey, queryFn: ({ signal }) => preferences({}, { signal }) })
  const { mutate } = useMutation({
    mutationFn: choose,
    onMutate: write,
    // What it was when it was pressed: the screen has shown the other since.
    onError: (_error, { type, push, email }) =>
      write({ type, ...(push !== undefined && { push: !push }), ...(email !== undefined && { email: !email }) }),
  })
  return { ...query, choose: mutate }
}
