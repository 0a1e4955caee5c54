import type { ReactNode } from 'react'
import { useTitle } from '#web/shared/screens/useTitle'
import { Chip } from '#web/ui/display/Chip'
import { Wordmark } from '#web/ui/page/Wordmark'
import { words } from '#web/areas/staff/enter/words'
import styles from './EnterFrame.module.css'

interface EnterFrameProps {
  readonly title: string
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** A form of the way in, on the bare page. */
export function EnterFrame({ title, text, children }: EnterFrameProps) {
  useTitle(title)
  return (
    <main className={styles.frame}>
      <p className={styles.mark}>
        <Wordmark />
        <Chip kind="quiet">{words.staff}</Chip>
      </p>
      <h1>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </main>
  )
}
