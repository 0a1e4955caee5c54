import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { BoardCard } from '#web/areas/employer/applicants/board/BoardCard'
import { BoardColumn } from '#web/areas/employer/applicants/board/BoardColumn'
import { BulkBar } from '#web/areas/employer/applicants/bulk/BulkBar'
import { ChooseLine } from '#web/areas/employer/applicants/bulk/ChooseLine'
import { StayedNote } from '#web/areas/employer/applicants/bulk/StayedNote'
import { boardQuery, filtersOf } from '#web/areas/employer/applicants/applicant-list'
import { dropOf } from '#web/areas/employer/applicants/board/board-drop'
import { type ColumnKey, boardColumnOf, boardColumns } from '#web/areas/employer/applicants/columns'
import { useChosen } from '#web/areas/employer/applicants/bulk/useChosen'
import { useBulkMove } from '#web/areas/employer/applicants/moves/useBulkMove'
import { useMoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { countOf } from '#web/areas/employer/posts/job-words'
import { useIsReviewer } from '#web/areas/employer/useIsReviewer'
import { notify } from '#web/shared/notices/notify'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { words } from '#web/areas/employer/applicants/board/words'
import styles from './ApplicantBoard.module.css'

/** The applications in columns, from the new ones to the people hired; a card is dragged, or moved by its menu, to the same effect. */
export function ApplicantBoard({ job }: { readonly job: EmployerJob }) {
  const [address] = useSearchParams()
  const list = useQuery(boardQuery(job._id, address))
  const rows = list.data?.data ?? []
  const flow = useMoveFlow()
  const isReviewer = useIsReviewer()
  const chosen = useChosen(rows)
  const bulk = useBulkMove(chosen.end)
  // A refetch that fails leaves what is there: a dialog may be open over it.
  if (list.error && !list.data)
    return <QueryFailure title={words.couldntLoadApplicants} error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <RowSkeletons label={words.loadingTheBoard} />
  const { search } = filtersOf(address)
  /** A card on its way already stands where it goes; it comes back where the server refuses. */
  const placeOf = ({ _id, status }: EmployerApplication) => flow.going.get(_id) ?? status
  const judge = (card: EmployerApplication, key: ColumnKey) => {
    const found = dropOf(card, key)
    return found && isReviewer ? { why: words.managerOwnerDecides } : found
  }
  const drop = (card: EmployerApplication, name: string | null): boolean => {
    const column = boardColumnOf(name)
    const found = column ? judge(card, column.key) : null
    if (found && 'to' in found) flow.start(card, found.to)
    else if (found) notify({ kind: 'warning', title: words.stays(card.applicant.name), text: `${found.why}.` })
    return found !== null && 'to' in found
  }
  const barOf = (id: string, name: string): string | null | undefined => {
    const [card, column] = [rows.find(({ _id }) => _id === id), boardColumnOf(name)]
    const found = card && column ? judge(card, column.key) : null
    return found === null ? undefined : 'why' in found ? found.why : null
  }
  return (
    <>
      <ChooseLine chosen={chosen} />
      {chosen.isChoosing && <BulkBar chosen={chosen} bulk={bulk} />}
      <StayedNote bulk={bulk} />
      <div className={styles.board}>
        {boardColumns.map(({ key, label, statuses }) => {
          const cards = rows.filter((card) => statuses.some((one) => one === placeOf(card)))
          const count = search ? cards.length : countOf(job.counts, statuses)
          return (
            <BoardColumn
              key={key}
              name={key}
              label={label}
              count={count}
              more={count - cards.length}
              moreAddress={`?view=list&where=${key}`}
              barOf={(id) => barOf(id, key)}
            >
              {cards.map((card) => (
                <BoardCard
                  key={card._id}
                  card={card}
                  namesStatus={statuses.length > 1}
                  chosen={chosen}
                  flow={flow}
                  onDrop={(name) => drop(card, name)}
                />
              ))}
            </BoardColumn>
          )
        })}
      </div>
      {flow.dialog}
    </>
  )
}
