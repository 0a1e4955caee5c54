import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { PeopleView } from '#web/areas/employer/applicants/people/PeopleView'
import { openStatuses } from '#web/areas/employer/applicants/people/people-list'
import { countsQuery } from '#web/areas/employer/home/home-queries'
import { countOf } from '#web/areas/employer/posts/job-words'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { useScreen } from '#web/shared/shell/useScreen'
import { Segment } from '#web/ui/choice/Segment'
import { Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'
import { words } from '#web/areas/employer/applicants/words'
import styles from './Applicants.module.css'

const JobList = lazyPart(
  async () => (await import('#web/areas/employer/applicants/by-job/JobList')).JobList,
  <RowSkeletons label={words.loadingApplicants} />,
)

const views = [
  { key: 'people', label: words.people },
  { key: 'jobs', label: words.byJob },
] as const

/** Everyone who applied, or the jobs that they applied for. */
export function ApplicantsScreen() {
  useScreen(words.applicants)
  const [address, setAddress] = useSearchParams()
  const view = address.get('view') === 'jobs' ? 'jobs' : 'people'
  const counts = useQuery(countsQuery)
  const lead = !counts.data
    ? ' '
    : countOf(counts.data) === 0
      ? words.everyoneWhoAppliesAppears
      : words.inProgress(countOf(counts.data, openStatuses))
  const isAny = counts.data !== undefined && countOf(counts.data, openStatuses) > 0
  return (
    <Rows>
      <PageTitle
        title={words.applicants}
        text={
          <>
            {lead}
            {view === 'people' && isAny && <span className={styles.order}>{words.replyDueFirst}</span>}
          </>
        }
        action={
          <Segment label={words.view} options={views} value={view} onChange={(key) => setAddress(key === 'jobs' ? { view: key } : {})} />
        }
      />
      {view === 'jobs' ? <JobList /> : <PeopleView />}
    </Rows>
  )
}
