import styles from './CountPill.module.css'

interface CountPillProps {
  /** "6", or "1000+" of more than are counted. */
  readonly count: number | string
  /** It waits for the person. */
  readonly hot?: boolean
}

/** How many, behind what they are. */
export function CountPill({ count, hot = false }: CountPillProps) {
  return (
    <span className={styles.count} data-hot={hot || undefined}>
      {count}
    </span>
  )
}
