import type { Input, Output } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import type { NotificationType } from '@evenshift/contract/states/notification'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { focusMain } from '#web/shared/screens/focus-main'

type Service = SeekerService | EmployerService
export type NotificationPage = Output<Service['notifications']>
type Id = string

export type Preferences = Output<Service['notificationPreferences']>
/** How somebody wants to be told of one type. */
export interface Choice {
  readonly type: NotificationType
  readonly push?: boolean
  readonly email?: boolean
}

/** One side's calls; both sides have them alike. */
export interface NotificationCalls {
  /** The first part of its keys in the cache. */
  readonly side: 'seeker' | 'employer'
  readonly list: (input: Input<Service['notifications']>, options: { readonly signal: AbortSignal }) => Promise<NotificationPage>
  readonly read: (input: Input<Service['readNotifications']>) => Promise<void>
  readonly remove: (input: Input<Service['deleteNotifications']>) => Promise<void>
  readonly preferences: (
    input: Input<Service['notificationPreferences']>,
    options: { readonly signal: AbortSignal },
  ) => Promise<Preferences>
  readonly choose: (choice: Choice) => Promise<Preferences>
}

/** Where the cache holds how many are unread. */
export const unreadKey = (side: NotificationCalls['side']) => [side, 'notifications', 'unread'] as const

/** A page of notifications, kept while another one comes. */
export const useNotificationPage = ({ side, list }: NotificationCalls, page: number) =>
  useQuery({
    queryKey: [side, 'notifications', { page }],
    queryFn: ({ signal }) => list({ query: { page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** How many are unread, for the bell; 0 until that is known. The live feed keeps it. */
export function useUnread({ side, list }: Pick<NotificationCalls, 'side' | 'list'>): number {
  const { data } = useQuery({
    queryKey: unreadKey(side),
    queryFn: async ({ signal }) => (await list({ query: { limit: '1' } }, { signal })).unread,
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
