import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { DeviceRow } from '#web/shared/notifications/settings/DeviceRow'
import { devicesKey, usePushDevices } from '#web/shared/notifications/settings/usePushDevices'
import type { NotificationCalls } from '#web/shared/notifications/useNotifications'
import { turnOnPush } from '#web/shared/push/register'
import { canPush } from '#web/shared/push/subscribe'
import { focusMain } from '#web/shared/screens/focus-main'
import { Card, CardText } from '#web/ui/page/Card'
import { words } from '#web/shared/notifications/settings/words'
import styles from './NotificationSettings.module.css'

/** Push on this device, and the list of all that get it, each with its end. */
export function DeviceCard({ calls }: { readonly calls: NotificationCalls }) {
  const cache = useQueryClient()
  const { listed, isOnHere } = usePushDevices(calls)
  const { side, turnOff } = calls
  const askAgain = () => cache.invalidateQueries({ queryKey: devicesKey(side) })
  const on = useMutation({ mutationFn: () => turnOnPush(side === 'seeker' ? 'jobseeker' : 'employer'), onSuccess: askAgain })
  const off = useMutation({ mutationFn: (id: string) => turnOff({ params: { id } }), onMutate: focusMain, onSettled: askAgain })
  if (!listed) return null
  return (
    <Card label={words.pushOnThisDevice}>
      <div className={styles.device}>
        <div className={styles.state}>
          <h2>{words.pushOnThisDevice}</h2>
          <CardText role="status">{stateOf(isOnHere, on.isSuccess && !on.data)}</CardText>
        </div>
        {!isOnHere && canPush() && (
          <Button loading={on.isPending} onClick={() => on.mutate()}>
            {words.turnOnPush}
          </Button>
        )}
      </div>
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
