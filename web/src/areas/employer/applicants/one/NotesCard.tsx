import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { employer } from '#web/shared/calls/employer'
import { WriteForm } from '#web/shared/messages/WriteForm'
import { clockTime, dayDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import styles from './Applicant.module.css'

/** What colleagues wrote for each other. */
export function NotesCard({ application: { _id: id, notes } }: { readonly application: EmployerApplicationDetail }) {
  const cache = useQueryClient()
  const add = async (text: string) => {
    await employer.addNote({ params: { id }, body: { text } })
    await refreshMoved(cache)
  }
  const remove = useMutation({
    mutationFn: (noteId: string) => employer.deleteNote({ params: { id, noteId } }),
    onSettled: () => refreshMoved(cache),
  })
  return (
    <Card label="Notes">
      <h2>Notes</h2>
      {notes.length > 0 && (
        <ul className={styles.past}>
          {notes.map(({ _id, text, author, isMine, createdAt }) => (
            <li key={_id} className={styles.note}>
              <span className={styles.quote}>{text}</span>
              <span className={styles.least}>
                {author}, {dayDate(createdAt)} at {clockTime(createdAt)}
              </span>
              {isMine && (
                <ActionIcon
                  aria-label={`Delete the note “${text.slice(0, 40)}”`}
                  loading={remove.isPending}
                  onClick={() => remove.mutate(_id)}
                >
                  <IconTrash size={18} stroke={1.75} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      <WriteForm
        place={{ application: id, field: 'note' }}
        label="Note"
        description="Only your company can see this."
        button="Save note"
        send={add}
      />
    </Card>
  )
}
