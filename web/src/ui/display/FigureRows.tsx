import type { ReactNode } from 'react'
import styles from './FigureRows.module.css'

export interface FigureRowsProps {
  readonly rows: readonly { readonly label: string; readonly figure: ReactNode }[]
  /** The last line, set apart. */
  readonly foot?: { readonly label: ReactNode; readonly figure: string }
}

/** What something comes to, a line each. */
export function FigureRows({ rows, foot }: FigureRowsProps) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, figure }, place) => (
        <div key={`${place} ${label}`}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
      {foot && (
        <div className={styles.foot}>
          <dt>{foot.label}</dt>
          <dd>{foot.figure}</dd>
        </div>
      )}
    </dl>
  )
}
