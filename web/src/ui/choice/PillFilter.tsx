import type { ReactNode } from 'react'
import styles from './PillFilter.module.css'

interface PillFilterProps {
  readonly chosen: boolean
  readonly onToggle: () => void
  readonly children: string
}

/** A filter that is on or off, in a PillRow. */
export function PillFilter({ chosen, onToggle, children }: PillFilterProps) {
  return (
    <button type="button" className={styles.pill} aria-pressed={chosen} onClick={onToggle}>
      {children}
    </button>
  )
}

/** Filters side by side; on a phone the row scrolls to the edges. `label` says what they filter by. */
export const PillRow = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles.row} role="group" aria-label={label}>
    {children}
  </div>
)
