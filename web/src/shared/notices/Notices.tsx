import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import styles from './Notices.module.css'

/** Above dialogs and below the menus that somebody opens. */
const BELOW_MENUS = 250

/** Where notices appear; loaded with the first of them. */
export function Notices() {
  return <Notifications position="top-right" zIndex={BELOW_MENUS} limit={4} className={styles.place ?? ''} />
}
