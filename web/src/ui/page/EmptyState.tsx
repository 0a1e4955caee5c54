import type { ReactNode } from 'react'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import type { DayId } from '#web/ui/week/days'
import type { DayState } from '#web/ui/week/WeekStrip'
import styles from './EmptyState.module.css'

const moods: Record<'quiet' | 'failed', Partial<Record<DayId, DayState>>> = {
  quiet: {},
  failed: { 2: 'fits', 3: 'fits', 4: 'fits', 6: 'clashes', 7: 'fits', 1: 'fits' },
}

interface EmptyStateProps {
  readonly title: string
  readonly text?: string
  /** One button or link. */
  readonly action?: ReactNode
  readonly mood?: 'quiet' | 'failed'
  /** The number to quote when asking us about a failure. */
  readonly reference?: string
  /** Whether its title is the page's own. */
  readonly level?: 1 | 2 | 3
}

/** Nothing here, or it could not be loaded: the week in another mood, one sentence, one action. */
export function EmptyState({ title, text, action, mood = 'quiet', reference, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <section className={styles.empty} role={mood === 'failed' ? 'alert' : undefined}>
      <div className={styles.week}>
        <WeekStrip days={moods[mood]} />
      </div>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action}
      {reference && <p className={styles.reference}>Reference {reference}</p>}
    </section>
  )
}
