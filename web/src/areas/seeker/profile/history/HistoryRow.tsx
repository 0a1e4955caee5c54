import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { RemovedNote } from '#web/areas/seeker/profile/RemovedNote'
import { useRemoval } from '#web/areas/seeker/profile/useRemoval'
import { words } from '#web/areas/seeker/profile/history/words'
import styles from './HistorySheet.module.css'

export interface HistoryEntry {
  readonly id: string
  readonly title: string
  readonly place: string
  readonly period: string
  readonly goesOn: boolean
  readonly achievements: readonly string[]
}

interface HistoryRowProps {
  readonly entry: HistoryEntry
  readonly onEdit: () => void
  readonly onDelete: () => Promise<unknown>
}

/** One job, school or course. */
export function HistoryRow({ entry: { title, place, period, goesOn, achievements }, onEdit, onDelete }: HistoryRowProps) {
  const removal = useRemoval(onDelete)
  if (removal.isGoing)
    return (
      <li>
        <RemovedNote what={title} onUndo={removal.undo} />
      </li>
    )
  return (
    <li className={styles.row} data-now={goesOn || undefined}>
      <div className={styles.what}>
        <h3>{title}</h3>
        {place && <p>{place}</p>}
        <p>{period}</p>
        {achievements.length > 0 && (
          <ul>
            {achievements.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.tools}>
        <ActionIcon aria-label={words.edit(title)} onClick={onEdit}>
          <IconPencil size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={words.delete(title)} onClick={removal.begin}>
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  )
}
