import styles from './Countdown.module.css'

interface CountdownProps {
  /** Above the figure, where the rest doesn't say what it counts to: "Chat in". */
  readonly lead?: string
  /** A number, or the word that stands for it: "Today". */
  readonly figure: number | string
  /** "days left", "day late", "18:00". */
  readonly unit?: string
  readonly late?: boolean
  /** Somebody else's to keep. */
  readonly quiet?: boolean
}

/** What runs out, in a square. */
export function Countdown({ lead, figure, unit, late = false, quiet = false }: CountdownProps) {
  return (
    <span
      className={styles.square}
      data-late={late || undefined}
      data-quiet={quiet || undefined}
      data-word={typeof figure === 'string' || undefined}
    >
      {lead && <span>{lead} </span>}
      <b>{figure}</b> {unit && <span>{unit}</span>}
    </span>
  )
}
