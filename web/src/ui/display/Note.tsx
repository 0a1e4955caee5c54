import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Note.module.css'

const icons = { info: IconInfoCircle, done: IconCircleCheck, warning: IconAlertTriangle, bad: IconAlertCircle } as const

interface NoteProps {
  readonly kind?: keyof typeof icons
  /** Spoken at once: for what has just gone wrong. */
  readonly spoken?: boolean
  readonly children: ReactNode
}

/** A remark that stays on the page. */
export function Note({ kind = 'info', spoken = false, children }: NoteProps) {
  const Icon = icons[kind]
  return (
    <div className={styles.note} data-kind={kind} role={spoken ? 'alert' : undefined}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
