import styles from './Meter.module.css'

interface MeterProps {
  readonly label: string
  readonly value: number
  readonly most: number
  readonly tone?: 'brand' | 'sun'
  /** As high as the cells beside it. */
  readonly tall?: boolean
}

/** How much of something is reached or used. */
export function Meter({ label, value, most, tone = 'brand', tall = false }: MeterProps) {
  const share = most > 0 ? Math.min(100, (value / most) * 100) : 0
  return (
    <div
      className={styles.meter}
      data-tall={tall || undefined}
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={most}
    >
      <i data-tone={tone} style={{ width: `${share}%` }} />
    </div>
  )
}
