import type { SavedSearch } from '@evenshift/contract/model/search'
import { ActionIcon, Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { addressOfSaved } from '#web/areas/seeker/find/search-address'
import { AlertChoice } from '#web/areas/seeker/saved/AlertChoice'
import { RenameForm } from '#web/areas/seeker/saved/RenameForm'
import { paths } from '#web/shared/paths'
import { dayDate } from '#web/shared/words/dates'
import { counted } from '#web/shared/words/numbers'
import { Card } from '#web/ui/Card'
import { Chip } from '#web/ui/Chip'
import styles from './Saved.module.css'

interface SavedSearchCardProps {
  readonly search: SavedSearch
  readonly busy: boolean
  readonly onChange: (change: { readonly name?: string; readonly alert?: SavedSearch['alert'] }) => void
  readonly onDelete: () => void
}

/** One saved search: open it, name it, set its alert, delete it. */
export function SavedSearchCard({ search, busy, onChange, onDelete }: SavedSearchCardProps) {
  const [renaming, setRenaming] = useState(false)
  const { name, query, alert, createdAt, newJobs } = search
  const rename = (next: string) => {
    setRenaming(false)
    if (next !== name) onChange({ name: next })
  }
  return (
    <Card as="article" label={name}>
      {renaming ? (
        <RenameForm name={name} onRename={rename} onCancel={() => setRenaming(false)} />
      ) : (
        <div className={styles.head}>
          <div className={styles.words}>
            <h2>{name}</h2>
            <p className={styles.small}>Saved on {dayDate(createdAt)}</p>
          </div>
          {newJobs > 0 && <Chip kind="match">{newJobs > 1000 ? 'Over 1000 new jobs' : counted(newJobs, 'new job')}</Chip>}
          <ActionIcon aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
            <IconPencil size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      )}
      <AlertChoice label="Tell me of new jobs" value={alert} disabled={busy} onChange={(pace) => onChange({ alert: pace })} />
      <div className={styles.buttons}>
        <Button component={Link} to={`${paths.find}?${addressOfSaved(query)}`}>
          Open the search
        </Button>
        <Button variant="subtle" leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </Card>
  )
}
