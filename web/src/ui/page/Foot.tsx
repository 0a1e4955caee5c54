import type { ReactNode } from 'react'
import styles from './Foot.module.css'

interface FootProps {
  readonly of: 'dialog' | 'page'
  readonly children: ReactNode
}

/** The buttons at the end of a form, in sight while the rest scrolls: of a dialog always, of a page on a phone. */
export const Foot = ({ of, children }: FootProps) => (
  <div className={styles.foot} data-of={of}>
    {children}
  </div>
)
