import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type HistoryEntry, HistoryRow } from '#web/areas/seeker/profile/history/HistoryRow'
import { Sheet } from '#web/ui/dialog/Sheet'
import { Bone } from '#web/ui/page/Bone'
import profile from '../Profile.module.css'
import styles from './HistorySheet.module.css'

interface HistorySheetProps {
  readonly title: string
  readonly text: string
  /** What stands on the button: "Add a job". */
  readonly add: string
  /** Undefined until they are there. */
  readonly entries: readonly HistoryEntry[] | undefined
  /** Why they didn’t come. */
  readonly failure: ReactNode
  readonly onAdd: () => void
  readonly onEdit: (id: string) => void
  readonly onDelete: (id: string) => Promise<unknown>
  readonly onClose: () => void
  /** The form of one of them, over the list. */
  readonly children: ReactNode
}

/** What a person did so far, newest first; each is a form of its own. */
export function HistorySheet({ title, text, add, entries, failure, onAdd, onEdit, onDelete, onClose, children }: HistorySheetProps) {
  return (
    <Sheet opened atSide="drawer" title={title} unsaved={false} onClose={onClose}>
      <p className={profile.small}>{text}</p>
      {failure}
      {!entries && !failure && <Bone height={64} />}
      {entries && entries.length > 0 && (
        <ol className={styles.rows}>
          {entries.map((entry) => (
            <HistoryRow key={entry.id} entry={entry} onEdit={() => onEdit(entry.id)} onDelete={() => onDelete(entry.id)} />
          ))}
        </ol>
      )}
      <Button
        className={profile.add ?? ''}
        variant="light"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        disabled={!entries}
        onClick={onAdd}
      >
        {add}
      </Button>
      {children}
    </Sheet>
  )
}
