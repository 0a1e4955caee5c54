import type { ReactNode } from 'react'
import styles from './Spoken.module.css'

/** What goes on, for those who hear the page; read out whenever it changes. */
export function SpokenStatus({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.spoken} role="status">
      {children}
    </p>
  )
}
