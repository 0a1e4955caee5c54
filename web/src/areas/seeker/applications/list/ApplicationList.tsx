import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { ApplicationCard } from '#web/areas/seeker/applications/list/ApplicationCard'
import { ApplicationSkeletons } from '#web/areas/seeker/applications/ApplicationSkeletons'
import { type ListKey, listAsk, listCalls, lists } from '#web/areas/seeker/applications/lists'
import { StatusPills, statusesQuery } from '#web/areas/seeker/applications/list/StatusPills'
import { useYourJobs, yoursIn } from '#web/areas/seeker/applications/list/useYourJobs'
import { MoreRows } from '#web/shared/paging/MoreRows'
import { useMore } from '#web/shared/paging/useMore'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { EmptyState } from '#web/ui/page/EmptyState'
import { words } from '#web/areas/seeker/applications/list/words'
import styles from '../Applications.module.css'

/** One of the three lists, without what is among one’s own jobs. */
export function ApplicationList({ list }: { readonly list: ListKey }) {
  const [search] = useSearchParams()
  const status = search.get('status')
  const applications = useMore(['seeker', listCalls[list], { status }], listAsk(list, status))
  const { rows, error, refetch } = applications
  const jobs = useYourJobs()
  // They stand above the list: it would be pushed down by them.
  const statuses = useQuery(statusesQuery(list))
  if (error) return <QueryFailure title={words.couldntLoadApplications} error={error} onRetry={refetch} />
  if (!rows || !jobs || statuses.isPending) return <ApplicationSkeletons />
  const elsewhere = yoursIn(list, jobs)
  const shown = rows.filter(({ _id }) => !elsewhere.some((job) => job._id === _id))
  const total = applications.total - elsewhere.filter((job) => !status || job.status === status).length
  if (total === 0 && !status) {
    return (
      <EmptyState
        {...lists[list].empty}
        action={
          <Button component={Link} to={paths.find}>
            {words.findWork}
          </Button>
        }
      />
    )
  }
  return (
    <>
      <StatusPills list={list} elsewhere={elsewhere} />
      <MoreRows list={{ ...applications, total }} shown={shown.length} many="applications" scrolls>
        <ul className={styles.list}>
          {shown.map((application) => (
            <ApplicationCard key={application._id} application={application} />
          ))}
        </ul>
      </MoreRows>
    </>
  )
}
