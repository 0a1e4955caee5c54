import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import styles from './Notices.module.css'

/** Where notices appear; loaded with the first of them. */
export function Notices() {
  return <Notifications position="top-right" limit={4} className={styles.place ?? ''} />
}
