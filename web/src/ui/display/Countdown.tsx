import styles from './Countdown.module.css'

interface CountdownProps {
  readonly figure: number
  /** "days left", "day late". */
  readonly unit: string
  readonly late?: boolean
}

/** What runs out, in a square. */
export function Countdown({ figure, unit, late = false }: CountdownProps) {
  return (
    <span className={styles.square} data-late={late || undefined}>
      <b>{figure}</b> <span>{unit}</span>
    </span>
  )
}
