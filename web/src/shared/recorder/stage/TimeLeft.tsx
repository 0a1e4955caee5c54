import { words } from '#web/shared/recorder/words'
import styles from './Stage.module.css'

interface TimeLeftProps {
  /** Whole seconds. */
  readonly left: number
  /** The time is up: these are to finish a sentence in. */
  readonly isOver: boolean
}

/** How long there still is, its figure large; once the time is up it says so and what the rest is for. */
export function TimeLeft({ left, isOver }: TimeLeftProps) {
  const [figure = '', ...rest] = (isOver ? words.secondsToFinish(left) : words.secondsLeft(left)).split(' ')
  return (
    <p className={styles.left} data-over={isOver || undefined}>
      {isOver && <strong>{words.timeUp}</strong>}
      <span>
        <b>{figure}</b> {rest.join(' ')}
      </span>
    </p>
  )
}
