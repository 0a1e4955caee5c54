import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type HistoryEntry, HistoryRow } from '#web/areas/seeker/profile/history/HistoryRow'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import profile from '../Profile.module.css'
import styles from './HistoryCard.module.css'

interface HistoryCardProps {
  readonly title: string
  readonly text: string
  /** What stands on the button: "Add a job". */
  readonly add: string
  /** Undefined until they are there. */
  readonly entries: readonly HistoryEntry[] | undefined
  readonly onAdd: () => void
  readonly onEdit: (id: string) => void
  readonly onDelete: (id: string) => Promise<unknown>
}

/** What a person did so far, newest first. */
export function HistoryCard({ title, text, add, entries, onAdd, onEdit, onDelete }: HistoryCardProps) {
  return (
    <Card label={title}>
      <h2>{title}</h2>
      <p className={profile.small}>{text}</p>
      {!entries && <Bone height={64} />}
      {entries && entries.length > 0 && (
        <ol className={styles.rows}>
          {entries.map((entry) => (
            <HistoryRow key={entry.id} entry={entry} onEdit={() => onEdit(entry.id)} onDelete={() => onDelete(entry.id)} />
          ))}
        </ol>
      )}
      <Button
        className={profile.save ?? ''}
        variant="light"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        disabled={!entries}
        onClick={onAdd}
      >
        {add}
      </Button>
    </Card>
  )
}
