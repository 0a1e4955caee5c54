import type { Education } from '@evenshift/contract/model/profile/education'
import { useState } from 'react'
import type { SectionProps } from '#web/areas/seeker/profile/SectionSheet'
import { HistorySheet } from '#web/areas/seeker/profile/history/HistorySheet'
import { type EducationInput, educationValuesOf } from '#web/areas/seeker/profile/history/education-values'
import { type HistoryCalls, useHistory } from '#web/areas/seeker/profile/history/useHistory'
import { words } from '#web/areas/seeker/profile/history/words'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import { educationWords } from '#web/shared/history/education-words'
import { periodWords } from '#web/shared/history/period-words'
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
export function EducationHistory({ onClose }: SectionProps) {
  const { rows, error, refetch, save, remove } = useHistory(calls)
  /** The id of the row that is changed, 'new' for one that is added. */
  const [open, setOpen] = useState<string | null>(null)
  const edited = rows?.find(({ _id }) => _id === open) ?? null
  return (
    <HistorySheet
      title={words.study.title}
      text={words.study.text}
      add={words.study.add}
      entries={rows?.map((row) => ({
        id: row._id,
        ...educationWords(row),
        period: periodWords(row.startDate, row.endDate),
        goesOn: row.currentlyStudying,
        achievements: row.achievements,
      }))}
      failure={error && !rows && <QueryFailure title={words.study.failed} error={error} onRetry={() => void refetch()} />}
      onAdd={() => setOpen('new')}
      onEdit={setOpen}
      onDelete={remove.mutateAsync}
      onClose={onClose}
    >
      {open !== null && (
        <EducationSheet
          title={edited ? words.study.edit : words.study.add}
          start={educationValuesOf(edited)}
          busy={save.isPending}
          onSave={(given, onError) => save.mutate({ id: edited?._id ?? null, given }, { onSuccess: () => setOpen(null), onError })}
          onClose={() => setOpen(null)}
        />
      )}
    </HistorySheet>
  )
}
