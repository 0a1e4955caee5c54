import { IconClock } from '@tabler/icons-react'
import { dueWords } from '#web/areas/staff/queue/due-words'
import { useNow } from '#web/shared/words/useNow'
import { Chip } from '#web/ui/display/Chip'
import styles from './Opened.module.css'

interface CaseHeadProps {
  readonly title: string
  readonly text: string
  readonly dueAt: string | null
}

export function CaseHead({ title, text, dueAt }: CaseHeadProps) {
  const due = dueWords(dueAt, useNow())
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {due && (
        <Chip kind={due.kind} icon={<IconClock size={14} stroke={1.75} aria-hidden />}>
          {due.text}
        </Chip>
      )}
      <p>{text}</p>
    </div>
  )
}
