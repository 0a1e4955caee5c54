import type { Output } from '@evenshift/contract/call'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { nearDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/shared/notifications/settings/words'
import styles from './NotificationSettings.module.css'

interface DeviceRowProps {
  readonly device: Output<SeekerService['pushDevices']>[number]
  readonly isBusy: boolean
  readonly onTurnOff: () => void
}

/** One device that gets push: what it is, when it was last used, and its end. */
export function DeviceRow({ device: { label, lastUsedAt, isThis }, isBusy, onTurnOff }: DeviceRowProps) {
  const now = useNow()
  const name = label || words.aBrowser
  const Icon = /iPhone|Android/.test(label) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={styles.row}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <span>
        {name}
        <span className={styles.hint}>{isThis ? words.thisDevice : words.lastUsed(nearDate(lastUsedAt, now))}</span>
      </span>
      <Button variant="subtle" disabled={isBusy} aria-label={words.turnOffPushOn(name)} onClick={onTurnOff}>
        {words.turnOff}
      </Button>
    </li>
  )
}
