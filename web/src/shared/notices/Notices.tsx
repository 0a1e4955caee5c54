import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import { useSyncExternalStore } from 'react'
import { addressNow, onAddress } from '#web/shared/notices/by-hand'
import { lazyPart } from '#web/shared/screens/lazy-part'
import styles from './Notices.module.css'

/** Few browsers need it. */
const ByHand = lazyPart(async () => (await import('#web/shared/notices/ByHand')).ByHand, null)

/** Above dialogs and below the menus that somebody opens. */
const BELOW_MENUS = 250

/** Where notices appear, and what of them has to be done by hand; loaded with the first of them. */
export function Notices() {
  const address = useSyncExternalStore(onAddress, addressNow)
  return (
    <>
      <Notifications position="top-center" zIndex={BELOW_MENUS} limit={4} className={styles.place ?? ''} />
      {address !== null && <ByHand address={address} />}
    </>
  )
}
