import type { Shift } from '@evenshift/contract/model/week'
import { weekDays } from '#web/ui/week/days'
import { timesOf } from '#web/ui/week/times'
import { words } from '#web/areas/employer/posts/poster/words'
import styles from './PosterWeek.module.css'

/** The seven days as paper shows them, with the times of those that have shifts. */
export function PosterWeek({ shifts }: { readonly shifts: readonly Pick<Shift, 'day' | 'start' | 'end'>[] }) {
  const write = timesOf(shifts)
  return (
    <ol className={styles.week} aria-label={words.shifts}>
      {weekDays.map(({ id, short }) => {
        const own = shifts.filter(({ day }) => day === id)
        return (
          <li key={id} data-works={own.length > 0 || undefined}>
            <b>{short}</b>
            {own.length === 0 && <span className={styles.unseen}>{words.noShift}</span>}
            {own.map(({ start, end }) => {
              const [from, to] = [write(start), write(end)]
              return (
                <span key={start} className={styles.whole} data-minutes={from.includes(':') || undefined}>
                  <span>{from}</span>
                  <span className={styles.dash}>–</span>
                  <span>{to}</span>
                </span>
              )
            })}
          </li>
        )
      })}
    </ol>
  )
}
