import { PAGE_SIZE } from '@evenshift/contract/constants'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { countFilters, withoutFilters } from '#web/areas/seeker/jobs/find/search-address'
import type { Search } from '#web/areas/seeker/jobs/find/useSearch'
import { JobListCard } from '#web/areas/seeker/job-card/JobListCard'
import { Pages } from '#web/shared/paging/Pages'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { EmptyState } from '#web/ui/page/EmptyState'
import { JobCardSkeletons } from '#web/ui/job/JobCardSkeleton'
import { SpokenTitle } from '#web/ui/page/SpokenTitle'
import styles from './Find.module.css'

/** The jobs of one page of a search. */
export function FoundJobs({ search }: { readonly search: Search }) {
  const { data, error, refetch, isPlaceholderData } = search.result
  if (error) return <QueryFailure title="We could not search just now" error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className={styles.cards}>
        <JobCardSkeletons count={PAGE_SIZE} />
      </div>
    )
  if (data.data.length === 0) return <NothingFound search={search} />
  return (
    <>
      <SpokenTitle level={2}>Jobs found</SpokenTitle>
      <div className={styles.cards} aria-busy={isPlaceholderData}>
        {data.data.map((job) => (
          <JobListCard key={job._id} job={job} hideable />
        ))}
      </div>
      <Pages label="Pages of jobs" pagination={data.pagination} state={{ cursor: data.pagination.cursor }} />
    </>
  )
}

function NothingFound({ search: { address, change, tab } }: { readonly search: Search }) {
  if (countFilters(address) > 0)
    return (
      <EmptyState
        title="No job is left with these filters"
        text="Take one away, or begin again."
        action={<Button onClick={() => change(withoutFilters)}>Clear the filters</Button>}
      />
    )
  if (tab === 'fits-my-week')
    return (
      <EmptyState
        title="Nothing fits your whole week yet"
        text="A job stands here when every one of its shifts lies in your free time. More free hours find more jobs."
        action={
          <Button component={Link} to={to(paths.profileTab, { tab: 'profile' })}>
            Change my week
          </Button>
        }
      />
    )
  return <EmptyState title="No jobs are open right now" text="New ones come every day. Look again tomorrow." />
}
