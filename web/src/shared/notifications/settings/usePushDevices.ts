import { useQuery } from '@tanstack/react-query'
import type { NotificationCalls } from '#web/shared/notifications/useNotifications'
import { canPush } from '#web/shared/push/subscribe'
import { siteConfig } from '#web/shared/site-config'

export const devicesKey = (side: NotificationCalls['side']) => [side, 'pushDevices'] as const

/** The devices that get push, and whether this one does; no list where the server doesn't push to pages. */
export function usePushDevices({ side, devices }: NotificationCalls) {
  const site = useQuery({ queryKey: ['site', 'config'], queryFn: siteConfig, staleTime: Infinity })
  const { data, isPending } = useQuery({ queryKey: devicesKey(side), queryFn: ({ signal }) => devices({}, { signal }) })
  const listed = site.data?.push.kind === 'web' ? data : undefined
  const isOnHere = canPush() && Notification.permission === 'granted' && listed?.some(({ isThis }) => isThis) === true
  return { isPending: site.isPending || isPending, listed, isOnHere }
}
