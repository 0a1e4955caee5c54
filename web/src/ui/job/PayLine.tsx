import styles from './PayLine.module.css'

interface PayLineProps {
  /** With its currency: "£12.90". */
  readonly figure: string
  /** "an hour". */
  readonly unit: string
  /** "14–16 h a week". */
  readonly rest?: string
  readonly size?: 'normal' | 'large'
}

/** The pay first and large, the rest quiet behind it. */
export function PayLine({ figure, unit, rest, size = 'normal' }: PayLineProps) {
  return (
    <p className={styles.line} data-size={size}>
      <b>{figure}</b> {unit}
      {rest && ` · ${rest}`}
    </p>
  )
}
