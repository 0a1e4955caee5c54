import type { ChoiceFigures } from '#web/areas/seeker/jobs/shifts/chosen-shifts'
import { hoursFigure } from '#web/shared/week/worked-hours'
import { wholePounds } from '#web/shared/words/pay'
import { words } from '#web/areas/seeker/jobs/shifts/words'
import styles from './Shifts.module.css'

/** What the chosen shifts come to, told again with each choice. */
export function ChoiceLine({ figures, of }: { readonly figures: ChoiceFigures; readonly of: number }) {
  const { count, hours, weekly, afterTravel } = figures
  return (
    <div className={styles.line} role="status">
      <Figure figure={String(count)} label={words.of(of)} />
      <Figure {...hoursFigure(hours)} />
      {weekly !== null && <Figure figure={wholePounds(weekly)} label={words.aWeek} />}
      {afterTravel !== null && <Figure figure={wholePounds(afterTravel)} label={words.afterTravel} />}
    </div>
  )
}

const Figure = ({ figure, label }: { readonly figure: string; readonly label: string }) => (
  <p>
    <b>{figure}</b> <span>{label}</span>
  </p>
)
