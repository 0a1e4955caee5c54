import type { Output } from '@evenshift/contract/call'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { nearDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import styles from './NotificationSettings.module.css'

interface DeviceRowProps {
  readonly device: Output<SeekerService['pushDevices']>[number]
  readonly isBusy: boolean
  readonly onTurnOff: () => void
}

/** One device that gets push: what it is, when it was last used, and its end. */
export function DeviceRow({ device: { label, lastUsedAt, isThis }, isBusy, onTurnOff }: DeviceRowProps) {
  const now = useNow()
  const name = label || 'A browser'
  const Icon = /iPhone|Android/.test(label) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={styles.device}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <span>
        {name}
        <span className={styles.hint}>{isThis ? 'This device' : `Last used ${nearDate(lastUsedAt, now)}`}</span>
      </span>
      <Button variant="subtle" disabled={isBusy} aria-label={`Turn off push on ${name}`} onClick={onTurnOff}>
        Turn off
      </Button>
    </li>
  )
}
