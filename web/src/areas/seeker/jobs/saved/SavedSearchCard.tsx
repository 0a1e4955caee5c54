import type { SavedSearch } from '@evenshift/contract/model/job/search'
import { ActionIcon, Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { addressOfSaved } from '#web/areas/seeker/jobs/find/search/search-address'
import { useChosenFilters } from '#web/areas/seeker/jobs/find/search/useChosenFilters'
import { AlertChoice } from '#web/areas/seeker/jobs/saved/AlertChoice'
import { RenameForm } from '#web/areas/seeker/jobs/saved/RenameForm'
import { words } from '#web/areas/seeker/jobs/saved/words'
import { refusalOf } from '#web/shared/forms/refusal'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { paths } from '#web/shared/paths'
import { dayDate } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { Card } from '#web/ui/page/Card'
import { Chip } from '#web/ui/display/Chip'
import styles from './Saved.module.css'

interface SavedSearchCardProps {
  readonly search: SavedSearch
  readonly busy: boolean
  /** Why the last change of this search was not taken. */
  readonly refused: Error | null
  readonly onChange: (change: { readonly name?: string; readonly alert?: SavedSearch['alert'] }, onDone?: () => void) => void
  /** What was refused is let go. */
  readonly onReset: () => void
  readonly onDelete: () => void
}

/** One saved search: open it, name it, set its alert, delete it. */
export function SavedSearchCard({ search, busy, refused, onChange, onReset, onDelete }: SavedSearchCardProps) {
  const [renaming, setRenaming] = useState(false)
  const { name, query, alert, createdAt, newJobs } = search
  const { fields, note } = refusalOf(refused, renaming ? ['name', 'alert'] : ['alert'])
  const chosen = useChosenFilters(new URLSearchParams(query)).map(({ text }) => text)
  // A search that nobody named otherwise is called after its filters.
  const summary = chosen.join(', ') === name ? '' : dotted(chosen)
  const leave = () => setRenaming(false)
  const rename = (next: string) => (next === name ? leave() : onChange({ name: next }, leave))
  const cancel = () => {
    onReset()
    leave()
  }
  return (
    <Card as="article" label={name}>
      {renaming ? (
        <RenameForm name={name} busy={busy} refused={fields['name']} onRename={rename} onCancel={cancel} />
      ) : (
        <div className={styles.head}>
          <div className={styles.words}>
            <div className={styles.named}>
              <h2>{name}</h2>
              {newJobs > 0 && <Chip kind="match">{newJobs > 1000 ? words.searches.freshMost : words.searches.fresh(newJobs)}</Chip>}
            </div>
            {summary && <p className={styles.small}>{summary}</p>}
            <p className={styles.small}>{words.searches.saved(dayDate(createdAt))}</p>
          </div>
          <ActionIcon aria-label={words.searches.rename(name)} onClick={() => setRenaming(true)}>
            <IconPencil size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      )}
      <AlertChoice
        label={words.searches.alert}
        value={alert}
        disabled={busy}
        error={fields['alert']}
        onChange={(pace) => onChange({ alert: pace })}
      />
      <RefusalNote lines={note} />
      <div className={styles.buttons}>
        <Button component={Link} variant="light" to={`${paths.find}?${addressOfSaved(query)}`}>
          {words.searches.open}
        </Button>
        <Button variant="subtle" leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />} onClick={onDelete}>
          {words.searches.delete}
        </Button>
      </div>
    </Card>
  )
}
