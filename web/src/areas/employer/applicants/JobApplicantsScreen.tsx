import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconLayoutKanban, IconList, IconPuzzle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { ListTools } from '#web/areas/employer/ListTools'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { ApplicantCards } from '#web/areas/employer/applicants/list/ApplicantCards'
import { ApplicantTable } from '#web/areas/employer/applicants/list/ApplicantTable'
import { EmptyApplicants } from '#web/areas/employer/applicants/list/EmptyApplicants'
import { ColumnPills } from '#web/areas/employer/applicants/ColumnPills'
import { columns } from '#web/areas/employer/applicants/columns'
import { applicantSortOptions, useApplicantList } from '#web/areas/employer/applicants/applicant-list'
import { PhoneTools } from '#web/areas/employer/applicants/PhoneTools'
import { linksOf } from '#web/areas/employer/applicants/job-links'
import { countOf, endLine, isOver, jobLine } from '#web/areas/employer/posts/job-words'
import { noSuchJob } from '#web/areas/employer/posts/no-such-job'
import { employerQuery } from '#web/shared/calls/employer'
import { isGone } from '#web/shared/calls/is-gone'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { useScreen } from '#web/shared/shell/useScreen'
import { dotted } from '#web/shared/words/dotted'
import { useNow } from '#web/shared/words/useNow'
import { Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'
import { Segment } from '#web/ui/choice/Segment'
import { words } from '#web/areas/employer/applicants/words'
import styles from './Applicants.module.css'

const ApplicantBoard = lazyPart(
  async () => (await import('#web/areas/employer/applicants/board/ApplicantBoard')).ApplicantBoard,
  <RowSkeletons label={words.loadingTheBoard} />,
)

const CoverView = lazyPart(
  async () => (await import('#web/areas/employer/applicants/cover/CoverView')).CoverView,
  <RowSkeletons label={words.loadingTheCover} />,
)

const views = [
  { key: 'board', label: words.board, icon: <IconLayoutKanban size={18} stroke={1.75} aria-hidden /> },
  { key: 'list', label: words.list, icon: <IconList size={18} stroke={1.75} aria-hidden /> },
  { key: 'cover', label: words.cover, icon: <IconPuzzle size={18} stroke={1.75} aria-hidden /> },
] as const
type View = (typeof views)[number]['key']

/** Everybody who applied for one post: as a table, a board, or cards on a phone; or its week as seats. */
export function JobApplicantsScreen() {
  const { jobId = '' } = useParams()
  const now = useNow()
  const [address, setAddress] = useSearchParams()
  const isPhone = useMediaQuery('(max-width: 759px)', false, { getInitialValueInEffect: false })
  const job = useQuery(employerQuery('jobDetails', { params: { id: jobId } }))
  const { sort } = useApplicantList(jobId)
  useScreen(words.applicants, paths.applicants)
  if (job.error && (!job.data || isGone(job.error)))
    return <QueryFailure level={1} title={words.couldntLoadJob} error={job.error} onRetry={() => void job.refetch()} gone={noSuchJob} />
  if (!job.data) return <RowSkeletons label={words.loadingApplicants} />
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
  const isList = view !== 'cover' && countOf(job.data.counts) > 0
  const segment = offered.length > 1 && (
    <div className={styles.views}>
      <Segment label={words.view} options={offered} value={view} onChange={show} isWide={isPhone} />
    </div>
  )
  return (
    <Rows>
      <PageTitle
        title={job.data.title}
        text={dotted([isOver(job.data) && endLine(job.data, now), jobLine(job.data, now)])}
        action={
          !isPhone && (
            <div className={styles.actions}>
              {linksOf(job.data).map(({ label, address: where }) => (
                <Button key={label} variant="default" component={Link} to={where}>
                  {label}
                </Button>
              ))}
            </div>
          )
        }
      />
      {isPhone ? (
        <PhoneTools job={job.data} isList={isList}>
          {segment}
        </PhoneTools>
      ) : isList ? (
        <ListTools searchLabel={words.findAName} sorts={applicantSortOptions} sort={sort}>
          {segment}
        </ListTools>
      ) : (
        segment
      )}
      {view === 'list' && isList && (
        <ColumnPills
          counts={job.data.counts}
          every={{ label: words.all, statuses: columns.flatMap(({ statuses }) => statuses) }}
          among={columns}
        />
      )}
      {view === 'cover' ? (
        <CoverView job={job.data} />
      ) : !isList ? (
        <EmptyApplicants filtered={false} />
      ) : view === 'board' ? (
        <ApplicantBoard job={job.data} />
      ) : isPhone ? (
        <ApplicantCards job={job.data} />
      ) : (
        <ApplicantTable job={job.data} />
      )}
    </Rows>
  )
}
