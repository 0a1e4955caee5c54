import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CardSkeleton } from '#web/shared/notifications/settings/CardSkeleton'
import { DeviceRow } from '#web/shared/notifications/settings/DeviceRow'
import type { NotificationCalls } from '#web/shared/notifications/useNotifications'
import { turnOnPush } from '#web/shared/push/register'
import { canPush } from '#web/shared/push/subscribe'
import { focusMain } from '#web/shared/screens/focus-main'
import { siteConfig } from '#web/shared/site-config'
import { Card, CardText } from '#web/ui/page/Card'
import { words } from '#web/shared/notifications/settings/words'
import styles from './NotificationSettings.module.css'

/** Push on this device, and the list of all that get it, each with its end. */
export function DeviceCard({ calls: { side, devices, turnOff } }: { readonly calls: NotificationCalls }) {
  const cache = useQueryClient()
  const queryKey = [side, 'pushDevices'] as const
  const { data: site, isPending: isUnknown } = useQuery({ queryKey: ['site', 'config'], queryFn: siteConfig, staleTime: Infinity })
  const { data: listed, isPending } = useQuery({ queryKey, queryFn: ({ signal }) => devices({}, { signal }) })
  const askAgain = () => cache.invalidateQueries({ queryKey })
  const on = useMutation({ mutationFn: () => turnOnPush(side === 'seeker' ? 'jobseeker' : 'employer'), onSuccess: askAgain })
  const off = useMutation({ mutationFn: (id: string) => turnOff({ params: { id } }), onMutate: focusMain, onSettled: askAgain })
  const isSent = site?.push.kind === 'web'
  if (isUnknown || (isSent && isPending)) return <CardSkeleton title={words.pushOnThisDevice} height={82} />
  if (!isSent || !listed) return null
  const isOn = canPush() && Notification.permission === 'granted' && listed.some(({ isThis }) => isThis)
  return (
    <Card label={words.pushOnThisDevice}>
      <h2>{words.pushOnThisDevice}</h2>
      <CardText role="status">{stateOf(isOn, on.isSuccess && !on.data)}</CardText>
      {!isOn && canPush() && (
        <Button fullWidth loading={on.isPending} onClick={() => on.mutate()}>
          {words.turnOnPush}
        </Button>
      )}
      {listed.length > 0 && (
        <ul className={styles.devices} aria-label={words.devicesThatGetPush}>
          {listed.map((device) => (
            <DeviceRow key={device._id} device={device} isBusy={off.isPending} onTurnOff={() => off.mutate(device._id)} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function stateOf(isOn: boolean, wasRefused: boolean): string {
  if (isOn) return words.itsOnHere
  if (!canPush()) return words.browserDoesntAllowPush
  if (wasRefused) return words.browserDidntTurnTry
  return Notification.permission === 'granted' ? words.itsOffHere : words.offHereBrowserWill
}
