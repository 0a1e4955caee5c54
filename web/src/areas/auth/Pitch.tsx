import { TallWeek } from '#web/ui/week/TallWeek'
import { Wordmark } from '#web/ui/page/Wordmark'
import { words } from '#web/areas/auth/words'
import styles from './Pitch.module.css'

const shifts = [
  { day: 2, start: '17:00', end: '21:00', label: words.tutor },
  { day: 4, start: '17:00', end: '22:00', label: words.library },
  { day: 6, start: '16:30', end: '21:00', label: words.tutor },
  { day: 7, start: '08:00', end: '14:00', label: words.cafe },
  { day: 1, start: '10:00', end: '15:00', label: words.cafe },
]
const classes = [
  { day: 2, start: '09:00', end: '12:00', label: words.class },
  { day: 3, start: '10:00', end: '13:00', label: words.class },
  { day: 4, start: '09:00', end: '11:00', label: words.class },
  { day: 5, start: '11:00', end: '15:00', label: words.class },
  { day: 6, start: '09:00', end: '12:00', label: words.class },
]

interface PitchProps {
  readonly title: string
  readonly lead: string
  /** On a phone a form leaves room for the name and the promise only. */
  readonly short?: boolean
  /** Whether the promise is the page's own heading. */
  readonly heading?: boolean
}

/** What the product is, on pine: the promise and a week that keeps it. */
export function Pitch({ title, lead, short = false, heading = false }: PitchProps) {
  const Title = heading ? 'h1' : 'p'
  return (
    <header className={styles.pitch} data-short={short || undefined}>
      <Wordmark tone="inherit" />
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.week}>
        <TallWeek plain shifts={shifts} classes={classes} height={300} sentence={words.weekClassesDayShifts} />
      </div>
    </header>
  )
}
