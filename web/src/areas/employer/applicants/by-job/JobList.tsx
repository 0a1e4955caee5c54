import { jobWords } from '@evenshift/contract/states/job/job-words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { ColumnPills } from '#web/areas/employer/applicants/ColumnPills'
import { openStatuses, stages } from '#web/areas/employer/applicants/people/people-list'
import { countsQuery } from '#web/areas/employer/home/home-queries'
import { countOf, jobLine, lateWords, statusChip } from '#web/areas/employer/posts/job-words'
import { employerQuery } from '#web/shared/calls/employer'
import { Pages } from '#web/shared/paging/Pages'
import { LISTED, usePage } from '#web/shared/paging/usePage'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { Chip } from '#web/ui/display/Chip'
import { EmptyState } from '#web/ui/page/EmptyState'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/employer/applicants/by-job/words'
import styles from '../Applicants.module.css'

/** Jobs with how many people are in progress or at one stage, and the newest of them. */
export function JobList() {
  const page = usePage()
  const now = useNow()
  const [address] = useSearchParams()
  const stage = stages.find(({ key }) => key === address.get('where'))
  const statuses = stage?.statuses ?? openStatuses
  const counts = useQuery(countsQuery)
  const jobs = useQuery({
    ...employerQuery('jobsWithApplications', {
      query: { page, limit: LISTED, applicationStatus: [...statuses], sort: 'overdue', view: 'card' },
    }),
    placeholderData: keepPreviousData,
  })
  // The pills take their room by the counts.
  if (counts.isPending) return <RowSkeletons label={words.loadingApplicants} />
  return (
    <>
      {counts.data?.some(({ count }) => count > 0) && (
        <ColumnPills counts={counts.data} every={{ label: words.allInProgress, statuses: openStatuses }} among={stages} />
      )}
      {jobs.error && !jobs.data ? (
        <QueryFailure title={words.couldntLoadApplicants} error={jobs.error} onRetry={() => void jobs.refetch()} />
      ) : !jobs.data ? (
        <RowSkeletons label={words.loadingApplicants} />
      ) : jobs.data.data.length === 0 ? (
        <EmptyState title={stage ? words.noOneStage : words.noApplicantsYet} text={words.theyAppearHereOnce} />
      ) : (
        <>
          <ul className={styles.list}>
            {jobs.data.data.map((job) => (
              <li key={job._id} className={styles.job}>
                <span className={styles.words}>
                  <Link className={styles.name} to={`${to(paths.jobApplicants, { jobId: job._id })}${stage ? `?where=${stage.key}` : ''}`}>
                    {job.title}
                  </Link>
                  <span className={styles.muted}>{jobLine(job, now)}</span>
                </span>
                <span className={styles.faces}>
                  {job.newest.slice(0, 4).map((person) => (
                    <MonogramTile key={person._id} name={person.name} src={person.avatar} size="small" round />
                  ))}
                </span>
                <span className={styles.figure}>
                  <b>{countOf(job.counts, statuses)}</b> {stage ? stage.label.toLowerCase() : words.inProgress}
                </span>
                {job.overdue > 0 ? (
                  <Chip kind="bad">{lateWords(job.overdue)}</Chip>
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
