import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { FoundGroup } from '#web/areas/seeker/jobs/find/FoundGroup'
import { NothingFound } from '#web/areas/seeker/jobs/find/NothingFound'
import { FOUND_SIZE, withSingle } from '#web/areas/seeker/jobs/find/search/search-address'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import { OpeningsCard } from '#web/areas/seeker/job-card/OpeningsCard'
import { Pages } from '#web/shared/paging/Pages'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { JobCardSkeletons } from '#web/ui/job/JobCardSkeleton'
import styles from './Find.module.css'

const isWhole = ({ tier }: JobCard): boolean => tier === 3

interface FoundJobsProps {
  readonly search: Search
  readonly chosen: JobCard | null
  readonly onChoose: (job: JobCard) => void
}

/** The jobs of one page of a search: by how they fit where that is asked and they come in that order. */
export function FoundJobs({ search, chosen, onChoose }: FoundJobsProps) {
  const { result, address, change, tab, tiers } = search
  const { data, error, refetch, isPlaceholderData } = result
  if (error) return <QueryFailure title="Search isn’t working right now" error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className={styles.cards}>
        <JobCardSkeletons count={FOUND_SIZE} />
      </div>
    )
  const jobs = data.data
  const isGrouped = tab === 'fits-my-week' && !address.has('sort')
  const common = { busy: isPlaceholderData, chosen, onChoose }
  return (
    <>
      {jobs.length === 0 && <NothingFound search={search} />}
      {isGrouped ? (
        <>
          <FoundGroup title="Fits your whole week" count={tiers?.whole} hot jobs={jobs.filter(isWhole)} {...common} />
          <FoundGroup title="Fits part of it" count={tiers?.part} jobs={jobs.filter((job) => !isWhole(job))} {...common} />
        </>
      ) : (
        <FoundGroup title="Jobs found" jobs={jobs} {...common} />
      )}
      <Pages label="Pages of jobs" pagination={data.pagination} state={{ cursor: data.pagination.cursor }} />
      <OpeningsCard
        openings={data.openings}
        busy={isPlaceholderData}
        onMinutes={(minutes) => change((now) => withSingle(now, { travelMinutes: String(minutes) }))}
      />
    </>
  )
}
