import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CardText } from '#web/ui/page/Card'
import styles from './DataCard.module.css'

const icons = { bad: IconAlertTriangle, ready: IconDownload } as const

interface ArchiveStateProps {
  readonly kind: keyof typeof icons
  readonly title: string
  readonly text: string
  readonly action: ReactNode
}

/** How an archive stands, with the one thing to do about it; told once it changes. */
export function ArchiveState({ kind, title, text, action }: ArchiveStateProps) {
  const Icon = icons[kind]
  return (
    <div className={styles.state} data-kind={kind}>
      <Icon size={22} stroke={1.75} aria-hidden />
      <div role="status">
        <h3>{title}</h3>
        <CardText>{text}</CardText>
      </div>
      {action}
    </div>
  )
}
