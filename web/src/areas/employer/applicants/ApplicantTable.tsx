import type { EmployerApplication } from '@evenshift/contract/model/employer-application'
import type { EmployerJob } from '@evenshift/contract/model/job'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { RowSkeletons } from '#web/areas/employer/RowSkeletons'
import { ApplicantRow } from '#web/areas/employer/applicants/ApplicantRow'
import { BulkBar } from '#web/areas/employer/applicants/BulkBar'
import { EmptyApplicants } from '#web/areas/employer/applicants/EmptyApplicants'
import { useApplicantList } from '#web/areas/employer/applicants/applicant-list'
import { useMoveFlow } from '#web/areas/employer/moves/useMoveFlow'
import { Pages } from '#web/shared/paging/Pages'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import styles from './ApplicantTable.module.css'

const headings = ['Name', 'Week fit', 'Match', 'Where', 'Answer by'] as const

/** The desk's list: choose several, or move one by its menu. */
export function ApplicantTable({ job }: { readonly job: EmployerJob }) {
  const { list, isFiltered } = useApplicantList(job._id)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const flow = useMoveFlow()
  if (list.error && !list.data)
    return <QueryFailure title="We could not load the applicants" error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <RowSkeletons label="Loading applicants" />
  const rows = list.data.data
  if (rows.length === 0) return <EmptyApplicants filtered={isFiltered} />
  const picked = rows.filter(({ _id }) => chosen.includes(_id))
  const toggle = ({ _id }: EmployerApplication) =>
    setChosen((before) => (before.includes(_id) ? before.filter((id) => id !== _id) : [...before, _id]))
  return (
    <>
      <section className={styles.frame} aria-label="Applicants" aria-busy={list.isPlaceholderData}>
        {picked.length > 0 && <BulkBar applications={picked} onDone={() => setChosen([])} />}
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.choose}>
                <Checkbox
                  aria-label="Choose all on this page"
                  checked={picked.length === rows.length}
                  indeterminate={picked.length > 0 && picked.length < rows.length}
                  onChange={() => setChosen(picked.length === rows.length ? [] : rows.map(({ _id }) => _id))}
                />
              </th>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
              <th>
                <span className={styles.spoken}>Moves</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ApplicantRow
                key={row._id}
                application={row}
                shifts={job.shifts}
                chosen={chosen.includes(row._id)}
                onToggle={() => toggle(row)}
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
