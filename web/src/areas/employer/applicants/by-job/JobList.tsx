import { jobWords } from '@evenshift/contract/states/job/job-words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { type ColumnKey, boardColumns, columnOf, columns } from '#web/areas/employer/applicants/columns'
import { countOf, jobLine, statusChip } from '#web/areas/employer/posts/job-words'
import { employerQuery } from '#web/shared/calls/employer'
import { Pages } from '#web/shared/paging/Pages'
import { LISTED, usePage } from '#web/shared/paging/usePage'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { Chip } from '#web/ui/display/Chip'
import { EmptyState } from '#web/ui/page/EmptyState'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { PillFilter, PillRow } from '#web/ui/choice/PillFilter'
import { words } from '#web/areas/employer/applicants/by-job/words'
import styles from '../Applicants.module.css'

/** Jobs with how many people are at a stage, and the newest of them. */
export function JobList() {
  const page = usePage()
  const [address, setAddress] = useSearchParams()
  const column = columnOf(address.get('where')) ?? columns[0]
  const jobs = useQuery({
    ...employerQuery('jobsWithApplications', { query: { page, limit: LISTED, applicationStatus: column.statuses[0], view: 'card' } }),
    placeholderData: keepPreviousData,
  })
  const show = (key: ColumnKey) =>
    setAddress((before) => {
      const next = new URLSearchParams(before)
      next.set('where', key)
      next.delete('page')
      return next
    })
  return (
    <>
      <PillRow label={words.stage}>
        {boardColumns.map(({ key, label }) => (
          <PillFilter key={key} chosen={key === column.key} onToggle={() => show(key)}>
            {label}
          </PillFilter>
        ))}
      </PillRow>
      {jobs.error && !jobs.data ? (
        <QueryFailure title={words.couldntLoadApplicants} error={jobs.error} onRetry={() => void jobs.refetch()} />
      ) : !jobs.data ? (
        <RowSkeletons label={words.loadingApplicants} />
      ) : jobs.data.data.length === 0 ? (
        <EmptyState title={column.key === columns[0].key ? words.noApplicantsYet : words.noOneStage} text={words.theyAppearHereOnce} />
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
                  <Chip kind="bad">{words.late(job.overdue)}</Chip>
                ) : (
                  <Chip kind={statusChip[job.status]}>{jobWords[job.status]}</Chip>
                )}
              </li>
            ))}
          </ul>
          <Pages label={words.jobsPages} pagination={jobs.data.pagination} />
        </>
      )}
    </>
  )
}
