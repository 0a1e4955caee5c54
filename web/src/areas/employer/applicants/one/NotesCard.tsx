import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { useQueryClient } from '@tanstack/react-query'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { NoteList } from '#web/areas/employer/assessing/NoteList'
import { employer } from '#web/shared/calls/employer'
import { WriteForm } from '#web/shared/messages/WriteForm'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/applicants/one/words'

/** What colleagues wrote for each other about the person; what they wrote about an answer stands with it. */
export function NotesCard({ application }: { readonly application: EmployerApplicationDetail }) {
  const { _id: id, notes } = application
  const cache = useQueryClient()
  const add = async (text: string) => {
    await employer.addNote({ params: { id }, body: { text } })
    await refreshMoved(cache)
  }
  return (
    <Card label={words.notes}>
      <h2>{words.notes}</h2>
      <NoteList application={application} notes={notes.filter(({ questionId }) => questionId === null)} />
      <WriteForm
        place={{ application: id, field: 'note' }}
        label={words.note}
        isTitled
        description={words.onlyCompanyCanSee}
        button={words.saveNote}
        send={add}
      />
    </Card>
  )
}
