import type { Work } from '@evenshift/contract/model/profile/work'
import { useState } from 'react'
import type { SectionProps } from '#web/areas/seeker/profile/SectionSheet'
import { HistorySheet } from '#web/areas/seeker/profile/history/HistorySheet'
import { type HistoryCalls, useHistory } from '#web/areas/seeker/profile/history/useHistory'
import { words } from '#web/areas/seeker/profile/history/words'
import { type WorkInput, workValuesOf } from '#web/areas/seeker/profile/history/work-values'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import { periodWords } from '#web/shared/history/period-words'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { lazyDialog } from '#web/shared/screens/lazy-dialog'

const WorkSheet = lazyDialog(async () => (await import('#web/areas/seeker/profile/history/WorkSheet')).WorkSheet)

const calls: HistoryCalls<Work, WorkInput> = {
  list: seekerQuery('workHistory'),
  add: (body) => seeker.addWork({ body }),
  change: (id, body) => seeker.changeWork({ params: { id }, body }),
  remove: (id) => seeker.deleteWork({ params: { id } }),
}

/** The jobs so far. */
export function WorkHistory({ onClose }: SectionProps) {
  const { rows, error, refetch, save, remove } = useHistory(calls)
  /** The id of the row that is changed, 'new' for one that is added. */
  const [open, setOpen] = useState<string | null>(null)
  const edited = rows?.find(({ _id }) => _id === open) ?? null
  return (
    <HistorySheet
      title={words.work.title}
      text={words.work.text}
      add={words.work.add}
      entries={rows?.map((row) => ({
        id: row._id,
        title: row.title,
        place: [row.employer.name, row.sector?.name].filter(Boolean).join(', '),
        period: periodWords(row.startDate, row.endDate),
        goesOn: row.currentlyWorking,
        achievements: row.achievements,
      }))}
      failure={error && !rows && <QueryFailure title={words.work.failed} error={error} onRetry={() => void refetch()} />}
      onAdd={() => setOpen('new')}
      onEdit={setOpen}
      onDelete={remove.mutateAsync}
      onClose={onClose}
    >
      {open !== null && (
        <WorkSheet
          title={edited ? words.work.edit : words.work.add}
          start={workValuesOf(edited)}
          busy={save.isPending}
          onSave={(given, onError) => save.mutate({ id: edited?._id ?? null, given }, { onSuccess: () => setOpen(null), onError })}
          onClose={() => setOpen(null)}
        />
      )}
    </HistorySheet>
  )
}
