import { IconCalendarCheck, IconShieldCheck, IconUserCheck } from '@tabler/icons-react'
import { sideWords } from '#web/areas/auth/side-words'
import { words } from '#web/areas/auth/words'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { Wordmark } from '#web/ui/page/Wordmark'
import { TallWeek } from '#web/ui/week/TallWeek'
import styles from './Pitch.module.css'

/** A student’s week between classes, and a café’s with whoever works it. */
const weeks = {
  jobseeker: {
    sentence: words.weekClassesDayShifts,
    height: 300,
    shifts: [
      { day: 2, start: '17:00', end: '21:00', label: words.tutor },
      { day: 4, start: '17:00', end: '22:00', label: words.library },
      { day: 6, start: '16:30', end: '21:00', label: words.tutor },
      { day: 7, start: '08:00', end: '14:00', label: words.cafe },
      { day: 1, start: '10:00', end: '15:00', label: words.cafe },
    ],
    classes: [
      { day: 2, start: '09:00', end: '12:00', label: words.class },
      { day: 3, start: '10:00', end: '13:00', label: words.class },
      { day: 4, start: '09:00', end: '11:00', label: words.class },
      { day: 5, start: '11:00', end: '15:00', label: words.class },
      { day: 6, start: '09:00', end: '12:00', label: words.class },
    ],
  },
  employer: {
    sentence: words.weekOfShiftsFilled,
    height: 200,
    shifts: [
      { day: 2, start: '12:00', end: '16:00', label: words.mia },
      { day: 3, start: '16:00', end: '21:00', label: words.leo },
      { day: 5, start: '16:00', end: '21:00', label: words.mia },
      { day: 6, start: '15:00', end: '21:00', label: words.zara },
      { day: 7, start: '08:00', end: '13:00', label: words.leo },
      { day: 7, start: '13:00', end: '18:00', label: words.zara },
      { day: 1, start: '10:00', end: '15:00', label: words.mia },
    ],
    classes: [],
  },
} as const
/** What a company wants to know before it signs up. */
const facts = [
  { icon: IconUserCheck, text: words.whichShiftsEachCan },
  { icon: IconCalendarCheck, text: words.youSayWhenTheyHear },
  { icon: IconShieldCheck, text: words.checkCostsNothing },
] as const

interface PitchProps {
  /** Whom it speaks to. */
  readonly type: SignInType
  /** On a phone a form leaves room for the name and the promise only. */
  readonly short?: boolean
  /** Whether the promise is the page's own heading. */
  readonly heading?: boolean
}

/** What the product is, on pine: the promise and a week that keeps it; to a company with what it comes to. */
export function Pitch({ type, short = false, heading = false }: PitchProps) {
  const Title = heading ? 'h1' : 'p'
  const { pitch, lead } = sideWords[type]
  return (
    <header className={styles.pitch} data-short={short || undefined}>
      <Wordmark tone="inherit" />
      <div className={styles.words}>
        <Title className={styles.title}>{pitch}</Title>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.week}>
        <TallWeek plain {...weeks[type]} />
        {type === 'employer' && (
          <ul className={styles.facts}>
            {facts.map(({ icon: Icon, text }) => (
              <li key={text}>
                <Icon size={20} stroke={1.75} aria-hidden />
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  )
}
