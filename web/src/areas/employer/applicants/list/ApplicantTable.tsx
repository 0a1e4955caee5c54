import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { Checkbox } from '@mantine/core'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { ApplicantRow } from '#web/areas/employer/applicants/list/ApplicantRow'
import { BulkBar } from '#web/areas/employer/applicants/bulk/BulkBar'
import { EmptyApplicants } from '#web/areas/employer/applicants/list/EmptyApplicants'
import { StayedNote } from '#web/areas/employer/applicants/bulk/StayedNote'
import { useApplicantList } from '#web/areas/employer/applicants/applicant-list'
import { useChosen } from '#web/areas/employer/applicants/bulk/useChosen'
import { useBulkMove } from '#web/areas/employer/applicants/moves/useBulkMove'
import { useMoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { Pages } from '#web/shared/paging/Pages'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { SpokenText } from '#web/ui/page/SpokenText'
import { words } from '#web/areas/employer/applicants/list/words'
import styles from './ApplicantTable.module.css'

const headings = [words.name, words.weekFit, words.match, words.stage, words.next] as const

/** The desk's list: choose several, or move one by its menu. */
export function ApplicantTable({ job }: { readonly job: EmployerJob }) {
  const { list, isFiltered } = useApplicantList(job._id)
  const rows = list.data?.data ?? []
  const flow = useMoveFlow()
  const chosen = useChosen(rows)
  const bulk = useBulkMove(chosen.end)
  if (list.error && !list.data)
    return <QueryFailure title={words.couldntLoadApplicants} error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <RowSkeletons label={words.loadingApplicants} />
  if (rows.length === 0) return <EmptyApplicants filtered={isFiltered} />
  return (
    <>
      <StayedNote bulk={bulk} />
      <section className={styles.frame} aria-label={words.applicants} aria-busy={list.isPlaceholderData}>
        {chosen.applications.length > 0 && <BulkBar chosen={chosen} bulk={bulk} />}
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.choose}>
                <Checkbox
                  aria-label={words.selectAllPage}
                  checked={chosen.isAll}
                  indeterminate={chosen.applications.length > 0 && !chosen.isAll}
                  onChange={chosen.toggleAll}
                />
              </th>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
              <th>
                <SpokenText>{words.actions}</SpokenText>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ApplicantRow
                key={row._id}
                application={row}
                chosen={chosen.has(row._id)}
                onToggle={() => chosen.toggle(row._id)}
                flow={flow}
              />
            ))}
          </tbody>
        </table>
      </section>
      <Pages label={words.pagesOfApplicants} pagination={list.data.pagination} />
      {flow.dialog}
    </>
  )
}
