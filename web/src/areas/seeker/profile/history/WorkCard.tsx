import type { Work } from '@evenshift/contract/model/profile/work'
import { useState } from 'react'
import { HistoryCard } from '#web/areas/seeker/profile/history/HistoryCard'
import { periodWords } from '#web/shared/history/period-words'
import { type HistoryCalls, useHistory } from '#web/areas/seeker/profile/history/useHistory'
import type { WorkInput } from '#web/areas/seeker/profile/history/work-values'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'
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
export function WorkCard() {
  const { rows, error, refetch, save, remove } = useHistory(calls)
  /** The id of the row that is changed, 'new' for one that is added. */
  const [open, setOpen] = useState<string | null>(null)
  if (error && !rows) return <QueryFailure title="We couldn’t load your work" error={error} onRetry={() => void refetch()} />
  const edited = rows?.find(({ _id }) => _id === open) ?? null
  return (
    <>
      <HistoryCard
        title="Work experience"
        text="Employers see this in your applications. Volunteering and helping out count too."
        add="Add a job"
        entries={rows?.map((row) => ({
          id: row._id,
          title: row.title,
          place: [row.employer.name, row.sector?.name].filter(Boolean).join(', '),
          period: periodWords(row.startDate, row.endDate),
          goesOn: row.currentlyWorking,
          achievements: row.achievements,
        }))}
        onAdd={() => setOpen('new')}
        onEdit={setOpen}
        onDelete={remove.mutateAsync}
      />
      {open !== null && (
        <WorkSheet
          work={edited}
          busy={save.isPending}
          onSave={(given, onError) => save.mutate({ id: edited?._id ?? null, given }, { onSuccess: () => setOpen(null), onError })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
