import { clockTime, daysUntil, shortDate } from '#web/shared/words/dates'
import styles from './Notifications.module.css'

interface RowTimeProps {
  readonly when: string
  readonly now: Date
  /** It stands below no heading that says the day. */
  readonly isDated: boolean
}

/** "08:00" of today, "23 Nov" of a day before. */
export const RowTime = ({ when, now, isDated }: RowTimeProps) => (
  <time className={styles.time} dateTime={when}>
    {isDated && daysUntil(when, now) < 0 ? shortDate(when) : clockTime(when)}
  </time>
)
