import { hueOf } from '@evenshift/contract/states/monogram'
import type { Notification } from '#web/shared/notifications/useNotifications'
import styles from './Notifications.module.css'

const DOTS = 4

/** Four dots for a group, in the hues of who is in it. */
export const GroupArt = ({ notifications }: { readonly notifications: readonly Notification[] }) => (
  <span className={styles.dots} aria-hidden="true">
    {Array.from({ length: DOTS }, (_, n) => notifications[n % notifications.length]).map((one, place) => (
      <i key={place} data-hue={hueOf(`${one?.about?.who}${place}`)} />
    ))}
  </span>
)
