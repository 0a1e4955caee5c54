import type { Input, Output } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import type { NotificationType } from '@evenshift/contract/states/notification'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { notify } from '#web/shared/notices/notify'
import { UNDO_MS } from '#web/shared/notices/undo'
import { focusMain } from '#web/shared/screens/focus-main'
import { words } from '#web/shared/notifications/words'

type Service = SeekerService | EmployerService
export type NotificationPage = Output<Service['notifications']>
/** A row of the list, with the equal ones that it stands for. */
export type Listed = NotificationPage['data'][number]
export type Notification = Omit<Listed, 'others'>
/** These by their ids, or all that were listed up to one. */
export type Which = { readonly _ids: string[] } | { readonly upTo: string }

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
  readonly remove: (input: Input<Service['removeNotifications']>) => Promise<Output<Service['removeNotifications']>>
  readonly restore: (input: Input<Service['restoreNotifications']>) => Promise<void>
  readonly preferences: (
    input: Input<Service['notificationPreferences']>,
    options: { readonly signal: AbortSignal },
  ) => Promise<Preferences>
  readonly choose: (choices: readonly Choice[]) => Promise<Preferences>
  readonly quietHours: (input: object, options: { readonly signal: AbortSignal }) => Promise<Output<Service['quietHours']>>
  readonly setQuietHours: (input: Input<Service['setQuietHours']>) => Promise<Output<Service['quietHours']>>
  readonly devices: (input: object, options: { readonly signal: AbortSignal }) => Promise<Output<Service['pushDevices']>>
  readonly turnOff: (input: Input<Service['turnOffDevice']>) => Promise<void>
}

/** Where the cache holds how many are unread. */
export const unreadKey = (side: NotificationCalls['side']) => [side, 'notifications', 'unread'] as const

const LISTED = '20'
/** A page of the list in groups, kept while another one comes. */
export const useNotificationPage = ({ side, list }: NotificationCalls, page: number, onlyUnread: boolean) =>
  useQuery({
    queryKey: [side, 'notifications', { page, onlyUnread }],
    queryFn: ({ signal }) =>
      list({ query: { page: String(page), limit: LISTED, grouped: 'true', ...(onlyUnread && { unread: 'true' }) } }, { signal }),
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

const deletedWords = (which: Which): string => {
  if (!('_ids' in which)) return words.allNotificationsDeleted
  return which._ids.length === 1 ? words.notificationDeleted : words.notificationsDeleted(which._ids.length)
}

/** What can be done with them; what was deleted can be brought back for a while. List and bell follow. */
export function useNotificationChanges({ side, read, remove, restore }: NotificationCalls) {
  const cache = useQueryClient()
  const askAgain = () => cache.invalidateQueries({ queryKey: [side, 'notifications'] })
  const bringBack = async (removal: string): Promise<void> => {
    await restore({ body: { removal } }).catch(() => notify({ kind: 'error', text: words.couldntBringBack }))
    await askAgain()
  }
  return {
    read: useMutation({ mutationFn: (which: Which) => read({ body: which }), onSuccess: askAgain }),
    remove: useMutation({
      mutationFn: (which: Which) => remove({ body: which }),
      onMutate: () => focusMain(),
      onSuccess: ({ removal }, which) => {
        notify({ kind: 'done', text: deletedWords(which), ms: UNDO_MS, action: { label: words.undo, run: () => void bringBack(removal) } })
        return askAgain()
      },
    }),
  }
}
