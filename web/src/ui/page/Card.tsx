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
