import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { addressNow, onAddress } from '#web/shared/notices/by-hand'
import { leavePage, pressedSince } from '#web/shared/notices/show'
import { lazyPart } from '#web/shared/screens/lazy-part'
import styles from './Notices.module.css'

/** Few browsers need it. */
const ByHand = lazyPart(async () => (await import('#web/shared/notices/ByHand')).ByHand, null)

/** Above dialogs and below the menus that somebody opens. */
const BELOW_MENUS = 250

/** Where notices appear, and what of them has to be done by hand; loaded with the first of them. */
export function Notices() {
  const address = useSyncExternalStore(onAddress, addressNow)
  const { pathname } = useLocation()
  useEffect(() => leavePage(), [pathname])
  useEffect(() => {
    const presses = ['pointerdown', 'keydown'] as const
    for (const press of presses) window.addEventListener(press, pressedSince, true)
    return () => {
      for (const press of presses) window.removeEventListener(press, pressedSince, true)
    }
  }, [])
  return (
    <>
      <Notifications position="bottom-right" zIndex={BELOW_MENUS} limit={4} className={styles.place ?? ''} />
      {address !== null && <ByHand address={address} />}
    </>
  )
}
