import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { Checkbox } from '@mantine/core'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { AnswerBy } from '#web/areas/employer/applicants/AnswerBy'
import { ApplicantName } from '#web/areas/employer/applicants/ApplicantName'
import { BulkBar } from '#web/areas/employer/applicants/bulk/BulkBar'
import { ChooseLine } from '#web/areas/employer/applicants/bulk/ChooseLine'
import { EmptyApplicants } from '#web/areas/employer/applicants/list/EmptyApplicants'
import { StayedNote } from '#web/areas/employer/applicants/bulk/StayedNote'
import { ChangeChip } from '#web/areas/employer/applicants/ChangeChip'
import { RowWeek } from '#web/areas/employer/applicants/RowWeek'
import { statusWord } from '#web/areas/employer/applicants/applicant-words'
import { useApplicantList } from '#web/areas/employer/applicants/applicant-list'
import { useChosen } from '#web/areas/employer/applicants/bulk/useChosen'
import { MoveMenu } from '#web/areas/employer/applicants/moves/MoveMenu'
import { useBulkMove } from '#web/areas/employer/applicants/moves/useBulkMove'
import { useMoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { Pages } from '#web/shared/paging/Pages'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { dotted } from '#web/shared/words/dotted'
import { nearDate } from '#web/shared/words/dates'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { StickyBar } from '#web/ui/page/StickyBar'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/employer/applicants/list/words'
import styles from '../Applicants.module.css'

/** The phone's list: a card a person, the same moves in its menu. */
export function ApplicantCards({ job }: { readonly job: EmployerJob }) {
  const { list, sort, isFiltered } = useApplicantList(job._id)
  const rows = list.data?.data ?? []
  const flow = useMoveFlow()
  const chosen = useChosen(rows)
  const bulk = useBulkMove(chosen.end)
  const now = useNow()
  if (list.error && !list.data)
    return <QueryFailure title={words.couldntLoadApplicants} error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <RowSkeletons label={words.loadingApplicants} />
  if (rows.length === 0) return <EmptyApplicants filtered={isFiltered} />
  return (
    <>
      <ChooseLine chosen={chosen}>{words.sorted[sort]}</ChooseLine>
      <StayedNote bulk={bulk} />
      <ul className={styles.cards} aria-busy={list.isPlaceholderData}>
        {rows.map((row) => (
          <li key={row._id} className={styles.card} data-chosen={chosen.has(row._id) || undefined}>
            {chosen.isChoosing ? (
              <Checkbox
                size="lg"
                aria-label={words.select(row.applicant.name)}
                checked={chosen.has(row._id)}
                onChange={() => chosen.toggle(row._id)}
              />
            ) : (
              <MonogramTile name={row.applicant.name} src={row.applicant.avatar} round />
            )}
            <span className={styles.words}>
              <ApplicantName application={row} className={styles.name} />
              <span className={styles.muted}>
                <TextWithTimes text={dotted([statusWord(row), words.applied(nearDate(row.appliedAt, now))])} />
              </span>
              <span className={styles.fit}>
                <RowWeek application={row} />
              </span>
              <span className={styles.due}>
                <AnswerBy application={row} />
                <ChangeChip application={row} />
              </span>
            </span>
            <MoveMenu application={row} flow={flow} />
          </li>
        ))}
      </ul>
      <Pages label={words.pagesOfApplicants} pagination={list.data.pagination} />
      {chosen.isChoosing && (
        <StickyBar>
          <BulkBar chosen={chosen} bulk={bulk} />
        </StickyBar>
      )}
      {flow.dialog}
    </>
  )
}
