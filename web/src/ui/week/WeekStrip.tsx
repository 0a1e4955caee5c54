import { type DayId, weekDays } from '#web/ui/week/days'
import styles from './WeekStrip.module.css'

/** How a day lies: free or fitting, in part, clashing, asked for, or nothing there. */
export type DayState = 'fits' | 'partly' | 'clashes' | 'asked' | 'none'

interface WeekStripProps {
  /** Days that are left out are quiet. */
  readonly days: Partial<Record<DayId, DayState>>
  /** What the strip says; left out where the same sentence stands below it. */
  readonly sentence?: string
  readonly size?: 'tiny' | 'normal' | 'large'
  /** How many days after Monday it begins. */
  readonly from?: number
}

/** Seven cells, from Monday where nothing else is said; colour never says it alone, so give `sentence` or write it below. */
export function WeekStrip({ days, sentence, size = 'normal', from = 0 }: WeekStripProps) {
  const named = sentence ? { role: 'img', 'aria-label': sentence } : { 'aria-hidden': true }
  return (
    <span className={styles.strip} data-size={size} {...named}>
      {[...weekDays.slice(from), ...weekDays.slice(0, from)].map((day) => (
        <i key={day.id} data-state={days[day.id] ?? 'none'}>
          {size !== 'tiny' && <b>{day.letter}</b>}
        </i>
      ))}
    </span>
  )
}
