import { ActionIcon, Button, Input } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { words } from '#web/areas/seeker/profile/words'
import styles from './RowList.module.css'

interface RowListProps {
  readonly title: string
  readonly text?: string
  readonly count: number
  readonly most: number
  /** What a row is called: "A level 2". */
  readonly nameOf: (place: number) => string
  /** What stands on the button: "Add an A level". */
  readonly add: string
  /** What is wrong with the list itself. */
  readonly fault?: ReactNode
  readonly onAdd: () => void
  readonly onRemove: (place: number) => void
  /** The fields of one row, two beside each other unless one is `wide`. */
  readonly children: (place: number) => ReactNode
}

/** For a field's `wrapperProps`: it takes a line of its own. */
export const wide = { 'data-wide': true } as const

/** Rows of fields that are added and removed. */
export function RowList({ title, text, count, most, nameOf, add, fault, onAdd, onRemove, children }: RowListProps) {
  const [textId, faultId] = [useId(), useId()]
  return (
    <fieldset className={styles.list} aria-describedby={`${textId} ${faultId}`} data-error={fault ? true : undefined}>
      <Input.Label component="legend" className={styles.legend ?? ''}>
        {title}
      </Input.Label>
      {text && <Input.Description id={textId}>{text}</Input.Description>}
      {Array.from({ length: count }, (_, place) => (
        // A row has nothing of its own but its place.
        <div key={place} className={styles.row} role="group" aria-label={nameOf(place)}>
          <div className={styles.fields}>{children(place)}</div>
          <ActionIcon aria-label={words.remove(nameOf(place))} className={styles.remove ?? ''} onClick={() => onRemove(place)}>
            <IconTrash size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {fault && <Input.Error id={faultId}>{fault}</Input.Error>}
      {count < most && (
        <Button
          variant="subtle"
          className={styles.add ?? ''}
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={onAdd}
        >
          {add}
        </Button>
      )}
    </fieldset>
  )
}
