import type { ReactNode } from 'react'
import styles from './StepBar.module.css'

interface StepBarProps {
  readonly states: readonly ('done' | 'now' | 'open')[]
  /** The same in words: "Step 1 of 3". */
  readonly children: ReactNode
}

/** How far one has come, a cell for each step. */
export const StepBar = ({ states, children }: StepBarProps) => (
  <div className={styles.progress}>
    <span className={styles.cells} aria-hidden="true">
      {states.map((state, place) => (
        <i key={place} data-state={state} />
      ))}
    </span>
    <span className={styles.place}>{children}</span>
  </div>
)
