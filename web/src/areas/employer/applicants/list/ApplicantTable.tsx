import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { Checkbox } from '@mantine/core'
import { RowSkeletons } from '#web/areas/employer/RowSkeletons'
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
import styles from './ApplicantTable.module.css'

const headings = ['Name', 'Week fit', 'Match', 'Stage', 'Reply by'] as const

/** The desk's list: choose several, or move one by its menu. */
export function ApplicantTable({ job }: { readonly job: EmployerJob }) {
  const { list, isFiltered } = useApplicantList(job._id)
  const rows = list.data?.data ?? []
  const flow = useMoveFlow()
  const chosen = useChosen(rows)
  const bulk = useBulkMove(chosen.end)
  if (list.error && !list.data)
    return <QueryFailure title="We couldn’t load the applicants" error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <RowSkeletons label="Loading applicants" />
  if (rows.length === 0) return <EmptyApplicants filtered={isFiltered} />
  return (
    <>
      <StayedNote bulk={bulk} />
      <section className={styles.frame} aria-label="Applicants" aria-busy={list.isPlaceholderData}>
        {chosen.applications.length > 0 && <BulkBar jobId={job._id} chosen={chosen} bulk={bulk} />}
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.choose}>
                <Checkbox
                  aria-label="Select all on this page"
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
                <SpokenText>Actions</SpokenText>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ApplicantRow
                key={row._id}
                application={row}
                shifts={job.shifts}
                chosen={chosen.has(row._id)}
                onToggle={() => chosen.toggle(row._id)}
                flow={flow}
              />
            ))}
          </tbody>
        </table>
      </section>
      <Pages label="Pages of applicants" pagination={list.data.pagination} />
      {flow.dialog}
    </>
  )
}
