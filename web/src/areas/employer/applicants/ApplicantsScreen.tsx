import { jobWords } from '@evenshift/contract/states/job/job'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { RowSkeletons } from '#web/areas/employer/RowSkeletons'
import { type ColumnKey, boardColumns, columnOf, columns } from '#web/areas/employer/applicants/columns'
import { countOf, jobLine, statusChip } from '#web/areas/employer/posts/job-words'
import { employerQuery } from '#web/shared/calls/employer'
import { Pages } from '#web/shared/paging/Pages'
import { usePage } from '#web/shared/paging/usePage'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { counted } from '#web/shared/words/numbers'
import { Chip } from '#web/ui/display/Chip'
import { Rows } from '#web/ui/page/Columns'
import { EmptyState } from '#web/ui/page/EmptyState'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { PageTitle } from '#web/ui/page/PageTitle'
import { PillFilter } from '#web/ui/choice/PillFilter'
import styles from './Applicants.module.css'

/** Posts with how many people stand where, and the newest of them. */
export function ApplicantsScreen() {
  useScreen('Applicants')
  const page = usePage()
  const [address, setAddress] = useSearchParams()
  const column = columnOf(address.get('where')) ?? columns[0]
  const jobs = useQuery({
    ...employerQuery('jobsWithApplications', { query: { page, applicationStatus: column.statuses[0], view: 'card' } }),
    placeholderData: keepPreviousData,
  })
  const show = (key: ColumnKey) => setAddress(key === columns[0].key ? {} : { where: key })
  return (
    <Rows>
      <PageTitle title="Applicants" text="Choose a job to see who’s applied." />
      <div className={styles.pills} role="group" aria-label="Stage">
        {boardColumns.map(({ key, label }) => (
          <PillFilter key={key} chosen={key === column.key} onToggle={() => show(key)}>
            {label}
          </PillFilter>
        ))}
      </div>
      {jobs.error && !jobs.data ? (
        <QueryFailure title="We couldn’t load the applicants" error={jobs.error} onRetry={() => void jobs.refetch()} />
      ) : !jobs.data ? (
        <RowSkeletons label="Loading applicants" />
      ) : jobs.data.data.length === 0 ? (
        <EmptyState
          title={column.key === columns[0].key ? 'No applicants yet' : 'No one at this stage'}
          text="They appear here once your job is live."
        />
      ) : (
        <>
          <ul className={styles.list}>
            {jobs.data.data.map((job) => (
              <li key={job._id} className={styles.job}>
                <span className={styles.words}>
                  <Link className={styles.name} to={`${to(paths.jobApplicants, { jobId: job._id })}?where=${column.key}`}>
                    {job.title}
                  </Link>
                  <span className={styles.muted}>{jobLine(job)}</span>
                </span>
                <span className={styles.faces}>
                  {job.newest.slice(0, 4).map((person) => (
                    <MonogramTile key={person._id} name={person.name} src={person.avatar} size="small" round />
                  ))}
                </span>
                <span className={styles.figure}>
                  <b>{countOf(job.counts, column.statuses)}</b> {column.label.toLowerCase()}
                </span>
                {job.overdue > 0 ? (
                  <Chip kind="bad">{counted(job.overdue, 'answer')} late</Chip>
                ) : (
                  <Chip kind={statusChip[job.status]}>{jobWords[job.status]}</Chip>
                )}
              </li>
            ))}
          </ul>
          <Pages label="Jobs, pages" pagination={jobs.data.pagination} />
        </>
      )}
    </Rows>
  )
}
