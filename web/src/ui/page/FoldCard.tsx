import type { ReactNode } from 'react'
import { Fold } from '#web/ui/page/Fold'
import styles from './FoldCard.module.css'

interface FoldCardProps {
  readonly title: string
  /** What lies behind it. */
  readonly text: string
  readonly children: ReactNode
}

/** Whole cards that few read now, behind a card of their own. */
export function FoldCard({ title, text, children }: FoldCardProps) {
  return (
    <div className={styles.behind}>
      <Fold
        isOpen={false}
        title={
          <h2>
            {title}
            <span>{text}</span>
          </h2>
        }
      >
        {children}
      </Fold>
    </div>
  )
}
