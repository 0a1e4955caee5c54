import type { ReactNode } from 'react'
import styles from './PageTitle.module.css'

interface PageTitleProps {
  readonly title: ReactNode
  /** On a phone the header beside the arrow says it already. */
  readonly isInHeader?: boolean
  readonly text?: ReactNode
  /** The page's one action, at the right. */
  readonly action?: ReactNode
}

/** The page's h1, the sentence below it and its action. */
export function PageTitle({ title, isInHeader = false, text, action }: PageTitleProps) {
  const isAlone = !text && !action
  return (
    <div className={styles.title} data-spoken={(isInHeader && isAlone) || undefined}>
      <div className={styles.words}>
        <h1 data-spoken={isInHeader || undefined}>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {action}
    </div>
  )
}
