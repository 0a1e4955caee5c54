import type { ReactNode } from 'react'
import styles from './Card.module.css'

interface CardProps {
  /** sunny: what runs out; flat: what is quiet. */
  readonly tone?: 'plain' | 'sunny' | 'flat'
  readonly as?: 'section' | 'div' | 'article' | 'li'
  readonly label?: string
  readonly children: ReactNode
}

/** A surface with a hairline; its children stand 12 px apart. */
export function Card({ tone = 'plain', as: Element = 'section', label, children }: CardProps) {
  return (
    <Element className={styles.card} data-tone={tone} aria-label={label}>
      {children}
    </Element>
  )
}

/** A quiet sentence of a card. */
export const CardText = ({ children, role }: { readonly children: ReactNode; readonly role?: 'status' }) => (
  <p className={styles.text} role={role}>
    {children}
  </p>
)

/** The buttons of a card, side by side. */
export const CardActions = ({ children }: { readonly children: ReactNode }) => <div className={styles.actions}>{children}</div>
