import { hueOf } from '@evenshift/contract/monogram'
import type { Notification } from '#web/shared/notifications/useNotifications'
import styles from './Notifications.module.css'

const MOST_DOTS = 4

/** A dot for each of a group, as far as four, in the hues of who is in it. */
export const GroupArt = ({ notifications }: { readonly notifications: readonly Notification[] }) => (
  <span className={styles.dots} aria-hidden="true">
    {notifications.slice(0, MOST_DOTS).map(({ _id, about }, place) => (
      <i key={_id} data-hue={hueOf(about?.name ?? `${place}`)} />
    ))}
  </span>
)
