import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ListKey } from '#web/areas/seeker/applications/lists'
import type { YourJob } from '#web/areas/seeker/applications/list/useYourJobs'
import { seekerQuery } from '#web/shared/calls/seeker'
import { PillFilter, PillRow } from '#web/ui/choice/PillFilter'
import { words } from '#web/areas/seeker/applications/list/words'

const filtersOf = {
  live: () => seekerQuery('liveFilters'),
  offers: () => seekerQuery('jobOfferFilters'),
  history: () => seekerQuery('historyFilters'),
} as const

/** The statuses that occur in a list. */
export const statusesQuery = (list: ListKey) => filtersOf[list]()

/** The past is filtered from so many on. */
const FILTERED_LEAST = 10

/** Chooses among the statuses that occur in a list; nothing where there is only one. */
export function StatusPills({ list, elsewhere }: { readonly list: ListKey; readonly elsewhere: readonly YourJob[] }) {
  const { data } = useQuery(statusesQuery(list))
  const [search, setSearch] = useSearchParams()
  const chosen = search.get('status')
  const statuses = (data?.status ?? [])
    .map((one) => ({ ...one, count: one.count - elsewhere.filter(({ status }) => status === one._id).length }))
    .filter(({ count }) => count > 0)
  const all = statuses.reduce((sum, { count }) => sum + count, 0)
  // A short list is read faster than it's filtered; a filter that is on can be taken off.
  if (statuses.length < 2 || (list === 'history' && all < FILTERED_LEAST && chosen === null)) return null
  const choose = (status: string | null) => setSearch(status ? { status } : {}, { replace: true })
  return (
    <PillRow label={words.filterByStatus}>
      <PillFilter chosen={chosen === null} onToggle={() => choose(null)}>
        {words.allWithAll(all)}
      </PillFilter>
      {statuses.map(({ _id, name, count }) => (
        <PillFilter key={_id} chosen={chosen === _id} onToggle={() => choose(_id)}>
          {`${name} ${count}`}
        </PillFilter>
      ))}
    </PillRow>
  )
}
