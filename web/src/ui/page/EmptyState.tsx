import type { ReactNode } from 'react'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import type { DayId } from '#web/ui/week/days'
import type { DayState } from '#web/ui/week/WeekStrip'
import { words } from '#web/ui/page/words'
import styles from './EmptyState.module.css'

const moods: Record<'quiet' | 'failed', Partial<Record<DayId, DayState>>> = {
  quiet: {},
  failed: { 2: 'fits', 3: 'fits', 4: 'fits', 6: 'clashes', 7: 'fits', 1: 'fits' },
}

interface EmptyStateProps {
  readonly title: string
  readonly text?: string
  /** A button, with a link below it where there’s another way. */
  readonly action?: ReactNode
  readonly mood?: 'quiet' | 'failed'
  /** The days of the week above, where they say something of their own. */
  readonly days?: Partial<Record<DayId, DayState>>
  /** The number to quote when asking us about a failure. */
  readonly reference?: string
  /** A row instead of a card, where there is more to see than that there is nothing. */
  readonly small?: boolean
  /** Whether its title is the page's own. */
  readonly level?: 1 | 2 | 3
}

/** Nothing here, or it could not be loaded: the week in another mood, one sentence, one way on. */
export function EmptyState({
  title,
  text,
  action,
  mood = 'quiet',
  days = moods[mood],
  reference,
  small = false,
  level = 2,
}: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <section className={styles.empty} data-small={small || undefined} data-mood={mood} role={mood === 'failed' ? 'alert' : undefined}>
      {!small && (
        <div className={styles.week}>
          <WeekStrip days={days} />
        </div>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action}
      {reference && <p className={styles.reference}>{words.reference(reference)}</p>}
    </section>
  )
}
