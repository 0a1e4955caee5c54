import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { ApplicationCard } from '#web/areas/seeker/applications/list/ApplicationCard'
import { ApplicationSkeletons } from '#web/areas/seeker/applications/ApplicationSkeletons'
import { type ListKey, listAsk, listCalls, lists, narrowing } from '#web/areas/seeker/applications/lists'
import { ListPills, filtersQuery } from '#web/areas/seeker/applications/list/ListPills'
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
  const [search, setSearch] = useSearchParams()
  const chosen = search.get(narrowing[list])
  const applications = useMore(['seeker', listCalls[list], { chosen }], listAsk(list, chosen))
  const { rows, error, refetch } = applications
  const jobs = useYourJobs()
  // They stand above the list: it would be pushed down by them.
  const filters = useQuery(filtersQuery(list))
  if (error) return <QueryFailure title={words.couldntLoadApplications} error={error} onRetry={refetch} />
  if (!rows || !jobs || filters.isPending) return <ApplicationSkeletons />
  const elsewhere = yoursIn(list, jobs)
  const shown = rows.filter(({ _id }) => !elsewhere.some((job) => job._id === _id))
  const total = applications.total - elsewhere.filter((job) => !chosen || job.status === chosen).length
  if (total === 0 && chosen) {
    return (
      <EmptyState
        title={words.noneLeft}
        text={words.dealtWith}
        action={<Button onClick={() => setSearch({}, { replace: true })}>{words.showAll}</Button>}
      />
    )
  }
  if (total === 0) {
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
      <ListPills list={list} elsewhere={elsewhere} />
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
