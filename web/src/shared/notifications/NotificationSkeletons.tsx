import { Bone } from '#web/ui/page/Bone'
import { words } from '#web/shared/notifications/words'
import styles from './Notifications.module.css'

/** Rows in the shape of notifications, until these are here. */
export function NotificationSkeletons({ count }: { readonly count: number }) {
  return (
    <div className={styles.list} role="status" aria-label={words.loadingYourNotifications}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.row}>
          <Bone height={44} width="44px" />
          <div className={styles.bones}>
            <Bone height={20} width="60%" />
            <Bone height={16} width="85%" />
          </div>
        </div>
      ))}
    </div>
  )
}
