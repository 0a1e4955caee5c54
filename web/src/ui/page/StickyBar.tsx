import type { ReactNode } from 'react'
import styles from './StickyBar.module.css'

/** The one action of a detail screen on a phone; it takes the bottom bar's place. Nothing on a desk. */
export function StickyBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.bar} data-sticky-bar>
      {children}
    </div>
  )
}
