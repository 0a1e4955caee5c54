import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconLayoutKanban, IconList, IconPuzzle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { ListTools } from '#web/areas/employer/ListTools'
import { RowSkeletons } from '#web/areas/employer/RowSkeletons'
import { ApplicantCards } from '#web/areas/employer/applicants/list/ApplicantCards'
import { ApplicantTable } from '#web/areas/employer/applicants/list/ApplicantTable'
import { ColumnPills } from '#web/areas/employer/applicants/ColumnPills'
import { applicantSortOptions, useApplicantList } from '#web/areas/employer/applicants/applicant-list'
import { jobLine } from '#web/areas/employer/posts/job-words'
import { noSuchJob } from '#web/areas/employer/posts/no-such-job'
import { employerQuery } from '#web/shared/calls/employer'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { useScreen } from '#web/shared/shell/useScreen'
import { Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'
import { Segment } from '#web/ui/choice/Segment'
import styles from './Applicants.module.css'

const ApplicantBoard = lazyPart(
  async () => (await import('#web/areas/employer/applicants/board/ApplicantBoard')).ApplicantBoard,
  <RowSkeletons label="Loading the board" />,
)

const CoverView = lazyPart(
  async () => (await import('#web/areas/employer/applicants/cover/CoverView')).CoverView,
  <RowSkeletons label="Loading the cover" />,
)

const views = [
  { key: 'board', label: 'Board', icon: <IconLayoutKanban size={18} stroke={1.75} aria-hidden /> },
  { key: 'list', label: 'List', icon: <IconList size={18} stroke={1.75} aria-hidden /> },
  { key: 'cover', label: 'Cover', icon: <IconPuzzle size={18} stroke={1.75} aria-hidden /> },
] as const
type View = (typeof views)[number]['key']

/** Everybody who applied for one post: as a table, a board, or cards on a phone; or its week as seats. */
export function JobApplicantsScreen() {
  const { jobId = '' } = useParams()
  const [address, setAddress] = useSearchParams()
  const isPhone = useMediaQuery('(max-width: 759px)', false, { getInitialValueInEffect: false })
  const job = useQuery(employerQuery('jobDetails', { params: { id: jobId } }))
  const { sort } = useApplicantList(jobId)
  useScreen('Applicants', paths.applicants)
  if (job.error)
    return (
      <QueryFailure level={1} title="We couldn’t load this job" error={job.error} onRetry={() => void job.refetch()} gone={noSuchJob} />
    )
  if (!job.data) return <RowSkeletons label="Loading applicants" />
  // A phone has no board, and only shifts can be covered.
  const offered = views.filter(({ key }) => (key !== 'board' || !isPhone) && (key !== 'cover' || job.data.shifts.length > 0))
  const view: View = offered.find(({ key }) => key === address.get('view'))?.key ?? 'list'
  const show = (key: View) =>
    setAddress((before) => {
      const next = new URLSearchParams(before)
      next.set('view', key)
      next.delete('page')
      next.delete('where')
      return next
    })
  const segment = offered.length > 1 && <Segment label="View" options={offered} value={view} onChange={show} />
  return (
    <Rows>
      <PageTitle
        title={job.data.title}
        text={jobLine(job.data)}
        action={
          <Button variant="default" component={Link} to={to(paths.post, { jobId })}>
            View job
          </Button>
        }
      />
      {view === 'cover' ? (
        <>
          <div className={styles.views}>{segment}</div>
          <CoverView job={job.data} />
        </>
      ) : (
        <>
          <ListTools searchLabel="Search by name" sorts={applicantSortOptions} sort={sort}>
            {segment}
          </ListTools>
          {view === 'list' && <ColumnPills counts={job.data.counts} />}
          {view === 'board' ? (
            <ApplicantBoard job={job.data} />
          ) : isPhone ? (
            <ApplicantCards job={job.data} />
          ) : (
            <ApplicantTable job={job.data} />
          )}
        </>
      )}
    </Rows>
  )
}
