import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { words } from '#web/areas/employer/assessing/words'
import { employer } from '#web/shared/calls/employer'
import { clockTime, dayDate } from '#web/shared/words/dates'
import styles from './Assessing.module.css'

type Note = EmployerApplicationDetail['notes'][number]

interface NoteListProps {
  readonly application: Pick<EmployerApplicationDetail, '_id'>
  readonly notes: readonly Note[]
  /** What stands before a note: the moment that it is about. */
  readonly lead?: (note: Note) => ReactNode
}

/** Notes with who wrote them; one's own can be deleted. */
export function NoteList({ application: { _id: id }, notes, lead }: NoteListProps) {
  const cache = useQueryClient()
  const remove = useMutation({
    mutationFn: (noteId: string) => employer.deleteNote({ params: { id, noteId } }),
    onSettled: () => refreshMoved(cache),
  })
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note._id} className={styles.note}>
          <span className={styles.text}>
            {lead?.(note)}
            {note.text}
          </span>
          <span className={styles.least}>{words.notes.by(note.author, dayDate(note.createdAt), clockTime(note.createdAt))}</span>
          {note.isMine && (
            <ActionIcon
              aria-label={words.notes.delete(note.text.slice(0, 40))}
              loading={remove.isPending}
              onClick={() => remove.mutate(note._id)}
            >
              <IconTrash size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  )
}
