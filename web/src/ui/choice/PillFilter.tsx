import styles from './PillFilter.module.css'

interface PillFilterProps {
  readonly chosen: boolean
  readonly onToggle: () => void
  readonly children: string
}

/** A filter that is on or off; pills stand in a row that scrolls on a phone. */
export function PillFilter({ chosen, onToggle, children }: PillFilterProps) {
  return (
    <button type="button" className={styles.pill} aria-pressed={chosen} onClick={onToggle}>
      {children}
    </button>
  )
}
