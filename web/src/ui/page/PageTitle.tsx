import type { ReactNode } from 'react'
import styles from './PageTitle.module.css'

interface PageTitleProps {
  readonly title: string
  readonly text?: ReactNode
  /** The page's one action, at the right. */
  readonly action?: ReactNode
}

/** The page's h1, the sentence below it and its action. */
export function PageTitle({ title, text, action }: PageTitleProps) {
  return (
    <div className={styles.title}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {action}
    </div>
  )
}
