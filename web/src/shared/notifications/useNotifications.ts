import type { Input, Output } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { focusMain } from '#web/shared/screens/focus-main'

type Service = SeekerService | EmployerService
export type NotificationPage = Output<Service['notifications']>
type Id = string

/** One side's calls; both sides have them alike. */
export interface NotificationCalls {
  /** The first part of its keys in the cache. */
  readonly side: 'seeker' | 'employer'
  readonly list: (input: Input<Service['notifications']>, options: { readonly signal: AbortSignal }) => Promise<NotificationPage>
  readonly read: (input: Input<Service['readNotifications']>) => Promise<void>
  readonly remove: (input: Input<Service['deleteNotifications']>) => Promise<void>
}

/** How often the bell asks by itself, in milliseconds. */
const BELL_MS = 60_000

/** A page of notifications, kept while another one comes. */
export const useNotificationPage = ({ side, list }: NotificationCalls, page: number) =>
  useQuery({
    queryKey: [side, 'notifications', { page }],
    queryFn: ({ signal }) => list({ query: { page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** How many are unread, for the bell; 0 until that is known. */
export function useUnread({ side, list }: NotificationCalls): number {
  const { data } = useQuery({
    queryKey: [side, 'notifications', 'unread'],
    queryFn: async ({ signal }) => (await list({ query: { limit: '1' } }, { signal })).unread,
    refetchInterval: BELL_MS,
  })
  return data ?? 0
}

/** What can be done with them: one by its id, all for null. List and bell follow. */
export function useNotificationChanges({ side, read, remove }: NotificationCalls) {
  const cache = useQueryClient()
  const onSuccess = () => cache.invalidateQueries({ queryKey: [side, 'notifications'] })
  return {
    read: useMutation({ mutationFn: (id: Id | null) => read({ body: id === null ? {} : { _ids: [id] } }), onSuccess }),
    remove: useMutation({
      mutationFn: (id: Id | null) => remove({ query: id === null ? {} : { _id: id } }),
      onMutate: (id) => id !== null && focusMain(),
      onSuccess,
    }),
  }
}
