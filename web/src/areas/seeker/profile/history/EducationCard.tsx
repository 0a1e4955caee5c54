import type { Education } from '@evenshift/contract/model/profile/education'
import { useState } from 'react'
import { HistoryCard } from '#web/areas/seeker/profile/history/HistoryCard'
import type { EducationInput } from '#web/areas/seeker/profile/history/education-values'
import { educationWords } from '#web/shared/history/education-words'
import { periodWords } from '#web/shared/history/period-words'
import { type HistoryCalls, useHistory } from '#web/areas/seeker/profile/history/useHistory'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { lazyDialog } from '#web/shared/screens/lazy-dialog'

const EducationSheet = lazyDialog(async () => (await import('#web/areas/seeker/profile/history/EducationSheet')).EducationSheet)

const calls: HistoryCalls<Education, EducationInput> = {
  list: seekerQuery('educationHistory'),
  add: (body) => seeker.addEducation({ body }),
  change: (id, body) => seeker.changeEducation({ params: { id }, body }),
  remove: (id) => seeker.deleteEducation({ params: { id } }),
}

/** Schools and courses so far. */
export function EducationCard() {
  const { rows, error, refetch, save, remove } = useHistory(calls)
  /** The id of the row that is changed, 'new' for one that is added. */
  const [open, setOpen] = useState<string | null>(null)
  if (error && !rows) return <QueryFailure title="We couldn’t load your education" error={error} onRetry={() => void refetch()} />
  const edited = rows?.find(({ _id }) => _id === open) ?? null
  return (
    <>
      <HistoryCard
        title="Education"
        text="Where you study or studied, and your results or predicted grades."
        add="Add a school or course"
        entries={rows?.map((row) => ({
          id: row._id,
          ...educationWords(row),
          period: periodWords(row.startDate, row.endDate),
          goesOn: row.currentlyStudying,
          achievements: row.achievements,
        }))}
        onAdd={() => setOpen('new')}
        onEdit={setOpen}
        onDelete={remove.mutateAsync}
      />
      {open !== null && (
        <EducationSheet
          education={edited}
          busy={save.isPending}
          onSave={(given, onError) => save.mutate({ id: edited?._id ?? null, given }, { onSuccess: () => setOpen(null), onError })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
