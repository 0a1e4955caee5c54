import { applicationTurns } from '@evenshift/contract/states/application/application'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type ListKey, narrowing } from '#web/areas/seeker/applications/lists'
import type { YourJob } from '#web/areas/seeker/applications/list/useYourJobs'
import { seekerQuery } from '#web/shared/calls/seeker'
import { PillFilter, PillRow } from '#web/ui/choice/PillFilter'
import { words } from '#web/areas/seeker/applications/list/words'
import styles from '../Applications.module.css'

const filtersOf = {
  live: () => seekerQuery('liveFilters'),
  offers: () => seekerQuery('jobOfferFilters'),
  history: () => seekerQuery('historyFilters'),
} as const
/** By what a list can be narrowed, with counts. */
export const filtersQuery = (list: ListKey) => filtersOf[list]()

/** The past is filtered from so many on. */
const FILTERED_LEAST = 10

/** Narrows the live applications by whose turn it is, the other lists by the statuses that occur; nothing where that leaves none out. */
export function ListPills({ list, elsewhere }: { readonly list: ListKey; readonly elsewhere: readonly YourJob[] }) {
  const { data } = useQuery(filtersQuery(list))
  const [search, setSearch] = useSearchParams()
  const chosen = search.get(narrowing[list])
  if (!data) return null
  const statuses = data.status.map((one) => ({ ...one, count: one.count - elsewhere.filter(({ status }) => status === one._id).length }))
  const all = statuses.reduce((sum, { count }) => sum + count, 0)
  const isByTurn = narrowing[list] === 'turn'
  const turns = applicationTurns.map((turn) => ({ _id: turn, name: words.turns[turn], count: data.turn[turn] }))
  const choices = (isByTurn ? turns : statuses).filter(({ count }) => count > 0)
  // A short list is read faster than it's filtered; a filter that is on can be taken off.
  const isShort = choices.every(({ count }) => count === all) || (list === 'history' && all < FILTERED_LEAST)
  if (isShort && chosen === null) return null
  const choose = (one: string | null) => setSearch(one ? { [narrowing[list]]: one } : {}, { replace: true })
  return (
    <div className={styles.pills}>
      <PillRow label={isByTurn ? words.filterByTurn : words.filterByStatus}>
        <PillFilter chosen={chosen === null} onToggle={() => choose(null)}>
          {words.all(all)}
        </PillFilter>
        {choices.map(({ _id, name, count }) => (
          <PillFilter key={_id} chosen={chosen === _id} onToggle={() => choose(_id)}>
            {`${name} ${count}`}
          </PillFilter>
        ))}
      </PillRow>
      {isByTurn && data.turn.yours > 0 && <p className={styles.order}>{words.yourTurnFirst}</p>}
    </div>
  )
}
