import { useState } from 'react'
import { ChosenFilters } from '#web/areas/seeker/jobs/find/ChosenFilters'
import { Filters } from '#web/areas/seeker/jobs/find/Filters'
import { FilterSheet } from '#web/areas/seeker/jobs/find/FilterSheet'
import { FoundJobs } from '#web/areas/seeker/jobs/find/FoundJobs'
import { SaveSearch } from '#web/areas/seeker/jobs/find/SaveSearch'
import { SearchBar } from '#web/areas/seeker/jobs/find/SearchBar'
import { SortMenu } from '#web/areas/seeker/jobs/find/SortMenu'
import { type FindTab, countFilters, findTabs, withoutFilters } from '#web/areas/seeker/jobs/find/search-address'
import { useSearch } from '#web/areas/seeker/jobs/find/useSearch'
import { SEARCH_TOTAL_MOST } from '@evenshift/contract/constants'
import { UrlTabs } from '#web/shared/tabs/UrlTabs'
import { useScreen } from '#web/shared/shell/useScreen'
import { Columns, Rows } from '#web/ui/page/Columns'
import { SpokenTitle } from '#web/ui/page/SpokenTitle'
import styles from './Find.module.css'

const tabWords: Readonly<Record<FindTab, string>> = { recommended: 'For you', all: 'All', 'fits-my-week': 'Fits my week' }

/** Job search: everything that narrows it stands in the address. */
export function FindScreen() {
  useScreen('Find')
  const search = useSearch()
  const [filtering, setFiltering] = useState(false)
  const { address, change, tab, result } = search
  const total = result.isPlaceholderData ? undefined : result.data?.pagination.total
  const count = total !== undefined && total <= SEARCH_TOTAL_MOST ? total : undefined
  const chosen = countFilters(address)
  const addressOf = (key: FindTab): string => {
    const next = new URLSearchParams(address)
    next.set('tab', key)
    next.delete('page')
    return `?${next.toString()}`
  }
  return (
    <Rows>
      <SpokenTitle level={1}>Find work</SpokenTitle>
      <SearchBar search={search} chosen={chosen} onFilter={() => setFiltering(true)} />
      <UrlTabs
        label="Which jobs"
        open={tab}
        addressOf={addressOf}
        tabs={findTabs.map((key) => ({ key, label: tabWords[key], ...(key === tab && count !== undefined ? { count, hot: true } : {}) }))}
      />
      <Columns kind="rail">
        <aside className={styles.rail} aria-label="Filters">
          <div className={styles.railHead}>
            <h2>Filters</h2>
            {chosen > 0 && (
              <button type="button" className={styles.clear} onClick={() => change(withoutFilters)}>
                Clear {chosen}
              </button>
            )}
          </div>
          <Filters search={search} />
        </aside>
        <Rows>
          <div className={styles.above}>
            <ChosenFilters search={search} />
            <SaveSearch search={search} />
            <SortMenu search={search} />
          </div>
          <FoundJobs search={search} />
        </Rows>
      </Columns>
      <FilterSheet search={search} opened={filtering} onClose={() => setFiltering(false)} total={total} />
    </Rows>
  )
}
