import { clockTime, dayDate, daysUntil } from '#web/shared/words/dates'
import { words } from '#web/shared/notifications/words'
import styles from './Notifications.module.css'

interface RowTimeProps {
  readonly when: string
  readonly now: Date
  /** It stands below no heading that says the day. */
  readonly isDated: boolean
}

/** "08:00" of today, "Yesterday, 20:31", "Mon 23 Nov, 20:31". */
export function RowTime({ when, now, isDated }: RowTimeProps) {
  const days = daysUntil(when, now)
  const isLong = isDated && days < 0
  const time = clockTime(when)
  return (
    <time className={styles.time} dateTime={when}>
      {isLong ? `${days === -1 ? words.yesterday : dayDate(when)}, ${time}` : time}
    </time>
  )
}
