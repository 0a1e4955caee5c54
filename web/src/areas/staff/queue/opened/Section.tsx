import type { ReactNode } from 'react'
import styles from './Opened.module.css'

/** A part of the evidence under its own heading. */
export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.section}>
    <h3>{title}</h3>
    {children}
  </section>
)
/** Words of somebody else. */
export const Quote = ({ children }: { readonly children: ReactNode }) => <blockquote className={styles.quote}>{children}</blockquote>
