import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { ApplicationCard } from '#web/areas/seeker/applications/list/ApplicationCard'
import { ApplicationSkeletons } from '#web/areas/seeker/applications/ApplicationSkeletons'
import { type ListKey, listQuery, lists } from '#web/areas/seeker/applications/lists'
import { StatusPills, statusesQuery } from '#web/areas/seeker/applications/list/StatusPills'
import { Pages } from '#web/shared/paging/Pages'
import { usePage } from '#web/shared/paging/usePage'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { EmptyState } from '#web/ui/page/EmptyState'
import styles from '../Applications.module.css'

/** One page of one of the three lists. */
export function ApplicationList({ list }: { readonly list: ListKey }) {
  const [search] = useSearchParams()
  const page = usePage()
  const status = search.get('status')
  const { data, error, refetch } = useQuery({ ...listQuery(list, page, status), placeholderData: keepPreviousData })
  // They stand above the list: it would be pushed down by them.
  const statuses = useQuery(statusesQuery(list))
  if (error) return <QueryFailure title="We couldn’t load your applications" error={error} onRetry={() => void refetch()} />
  if (!data || statuses.isPending) return <ApplicationSkeletons />
  if (data.pagination.total === 0 && !status) {
    return (
      <EmptyState
        {...lists[list].empty}
        action={
          <Button component={Link} to={paths.find}>
            Find work
          </Button>
        }
      />
    )
  }
  return (
    <>
      <StatusPills list={list} />
      <ul className={styles.list}>
        {data.data.map((application) => (
          <ApplicationCard key={application._id} application={application} />
        ))}
      </ul>
      <Pages label="Pages of applications" pagination={data.pagination} />
    </>
  )
}
