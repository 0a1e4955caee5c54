import type { TierCounts } from '@evenshift/contract/model/job/search'
import type { ShiftTime } from '@evenshift/contract/states/week'
import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { ChosenFilters } from '#web/areas/seeker/jobs/find/ChosenFilters'
import { FilterSheet } from '#web/areas/seeker/jobs/find/filters/FilterSheet'
import { FoundJobs } from '#web/areas/seeker/jobs/find/FoundJobs'
import { SaveSearch } from '#web/areas/seeker/jobs/find/SaveSearch'
import { FindBar } from '#web/areas/seeker/jobs/find/bar/FindBar'
import { FindSheet } from '#web/areas/seeker/jobs/find/bar/FindSheet'
import { useWay } from '#web/areas/seeker/jobs/find/bar/useWay'
import { SortMenu } from '#web/areas/seeker/jobs/find/SortMenu'
import { tabWords, timeWords } from '#web/areas/seeker/jobs/find/search/filter-words'
import {
  type FindTab,
  countFilters,
  findTabs,
  renamedTab,
  withSingle,
  withTab,
  withToggled,
} from '#web/areas/seeker/jobs/find/search/search-address'
import { type Search, useSearch } from '#web/areas/seeker/jobs/find/search/useSearch'
import { tierFigure } from '#web/shared/words/tier-figure'
import { UrlTabs } from '#web/shared/tabs/UrlTabs'
import { useScreen } from '#web/shared/shell/useScreen'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { PillFilter } from '#web/ui/choice/PillFilter'
import { Segment } from '#web/ui/choice/Segment'
import { Bone } from '#web/ui/page/Bone'
import { Rows } from '#web/ui/page/Columns'
import { SpokenTitle } from '#web/ui/page/SpokenTitle'
import { words } from '#web/areas/seeker/jobs/find/words'
import styles from './Find.module.css'

const JobMap = lazyPart(async () => (await import('#web/areas/seeker/jobs/find/map/JobMap')).JobMap, <Bone height={560} radius={18} />)

/** How many jobs a tab holds. */
const countOf = (tab: FindTab, { whole, near, everywhere }: TierCounts): number => ({ 'fits-my-week': whole, near, all: everywhere })[tab]

/** Only jobs with shifts at this time, or at another one that is chosen. */
function TimePill({ time, search: { address, change } }: { readonly time: ShiftTime; readonly search: Search }) {
  return (
    <PillFilter chosen={address.getAll('times').includes(time)} onToggle={() => change((now) => withToggled(now, 'times', time))}>
      {timeWords[time]}
    </PillFilter>
  )
}

/** Job search: everything that narrows it stands in the address. */
export function FindScreen() {
  useScreen(words.find)
  const search = useSearch()
  const [filtering, setFiltering] = useState(false)
  const [card, setCard] = useState<JobCard | null>(null)
  const isPhone = useMediaQuery('(max-width: 759px)', false, { getInitialValueInEffect: false })
  const { address, change, tab, tiers, list } = search
  const total = list.isPlaceholderData || !list.rows ? undefined : list.total
  const counts = (key: FindTab) =>
    tiers ? { count: tierFigure(countOf(key, tiers)) } : key === tab && total !== undefined ? { count: tierFigure(total) } : {}
  const chosen = countFilters(address)
  const { from } = useWay(address)
  const view = address.get('view') === 'map' ? 'map' : 'list'
  // There is then nothing to choose among, nor to draw.
  const isEmpty = tiers?.everywhere === 0 && chosen === 0
  const isListed = !isPhone || isEmpty || view === 'list'
  const isMapped = !isEmpty && (!isPhone || view === 'map')
  const addressOf = (key: FindTab): string => `?${withTab(address, key).toString()}`
  const renamed = renamedTab(address)
  if (renamed) return <Navigate to={`?${renamed.toString()}`} replace />
  return (
    <Rows>
      <SpokenTitle level={1}>{words.findWork}</SpokenTitle>
      <FindBar search={search} />
      <FindSheet search={search} chosen={chosen} onFilter={() => setFiltering(true)} />
      {!isEmpty && (
        <div className={styles.tabs}>
          <UrlTabs
            label={words.whichJobs}
            open={tab}
            addressOf={addressOf}
            tabs={findTabs.map((key) => ({ key, label: tabWords[key], hot: key === 'fits-my-week', ...counts(key) }))}
          />
          <div className={styles.quick}>
            <TimePill time="evening" search={search} />
            <TimePill time="weekend" search={search} />
            <TimePill time="morning" search={search} />
            <Button
              variant="default"
              className={styles.filters ?? ''}
              leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />}
              onClick={() => setFiltering(true)}
            >
              {chosen > 0 ? words.filters(chosen) : words.filtersLabel}
            </Button>
          </div>
        </div>
      )}
      <ChosenFilters search={search} />
      <div className={styles.split}>
        <div className={styles.list}>
          {!isEmpty && (
            <div className={styles.tools}>
              {!isListed && total !== undefined && (
                <h2 className={styles.mapped}>{words.near(tierFigure(total), total, tab === 'all' ? '' : from)}</h2>
              )}
              {isListed && <SortMenu search={search} />}
              {isListed && !list.error && <SaveSearch search={search} />}
              <span className={styles.views}>
                <Segment
                  label={words.showAs}
                  options={[
                    { key: 'list', label: words.list },
                    { key: 'map', label: words.map },
                  ]}
                  value={view}
                  onChange={(key) => change((now) => withSingle(now, { view: key === 'map' ? key : null }))}
                />
              </span>
            </div>
          )}
          {isListed && (
            <Rows>
              <FoundJobs search={search} chosen={card} onChoose={setCard} />
            </Rows>
          )}
        </div>
        {isMapped && <JobMap search={search} chosen={card} onChoose={setCard} />}
      </div>
      <FilterSheet search={search} opened={filtering} onClose={() => setFiltering(false)} total={total} />
    </Rows>
  )
}
