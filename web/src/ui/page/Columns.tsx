import type { ReactNode } from 'react'
import styles from './Columns.module.css'

interface ColumnsProps {
  /** two and three: equal; side: detail and 372 px. One column on a phone. */
  readonly kind: 'two' | 'three' | 'side'
  readonly children: ReactNode
}

export function Columns({ kind, children }: ColumnsProps) {
  return (
    <div className={styles.columns} data-kind={kind}>
      {children}
    </div>
  )
}

/** Things below each other, 16 px apart. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>
}
