import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { FoundGroup } from '#web/areas/seeker/jobs/find/FoundGroup'
import { countFilters, withSingle, withTab } from '#web/areas/seeker/jobs/find/search/search-address'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import { JobRowSkeletons } from '#web/areas/seeker/job-card/JobRowSkeletons'
import { longerWay } from '#web/areas/seeker/job-card/longer-way'
import { OpeningsCard } from '#web/areas/seeker/job-card/OpeningsCard'
import { words } from '#web/areas/seeker/jobs/find/words'
import { Link } from 'react-router'
import { tierFigure } from '#web/shared/words/tier-figure'
import { MoreRows } from '#web/shared/paging/MoreRows'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { Bone } from '#web/ui/page/Bone'
import styles from './Find.module.css'

// Only where nothing is found.
const NothingFound = lazyPart(
  async () => (await import('#web/areas/seeker/jobs/find/NothingFound')).NothingFound,
  <Bone height={220} radius={18} />,
)

interface FoundJobsProps {
  readonly search: Search
  readonly chosen: JobCard | null
  readonly onChoose: (job: JobCard) => void
}

/** The jobs of a search; below those that fit, how many more fit in part. */
export function FoundJobs({ search, chosen, onChoose }: FoundJobsProps) {
  const { list, address, change, tab, tiers } = search
  const { rows: jobs, error, refetch, isPlaceholderData, firstPage } = list
  if (error) return <QueryFailure title={words.failed} error={error} onRetry={refetch} />
  if (!jobs || !firstPage)
    return (
      <div className={styles.cards}>
        <JobRowSkeletons />
      </div>
    )
  const isFitting = tab === 'fits-my-week'
  const onMinutes = (minutes: number) => change((now) => withSingle(now, { travelMinutes: String(minutes) }))
  // Where nothing fits, a longer way is offered in its place.
  const longer = jobs.length === 0 && isFitting && countFilters(address) === 0 ? longerWay(firstPage.openings) : undefined
  const part = isFitting && !list.hasMore && jobs.length > 0 ? (tiers?.part ?? 0) : 0
  return (
    <>
      {jobs.length === 0 && <NothingFound search={search} longer={longer} onMinutes={onMinutes} />}
      <MoreRows list={list} shown={jobs.length} many={words.many} scrolls>
        <FoundGroup
          title={isFitting ? words.whole : words.found}
          jobs={jobs}
          busy={isPlaceholderData}
          chosen={chosen}
          onChoose={onChoose}
        />
      </MoreRows>
      {part > 0 && (
        <p>
          {words.fitPart(part, tierFigure(part))} <Link to={`?${withTab(address, 'near').toString()}`}>{words.see(part)}</Link>
        </p>
      )}
      <OpeningsCard openings={firstPage.openings.filter((one) => one !== longer)} busy={isPlaceholderData} onMinutes={onMinutes} />
    </>
  )
}
