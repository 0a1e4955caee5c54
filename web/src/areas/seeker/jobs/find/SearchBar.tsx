import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { PlaceFields } from '#web/areas/seeker/jobs/find/PlaceFields'
import { SearchWords } from '#web/areas/seeker/jobs/find/SearchWords'
import type { Search } from '#web/areas/seeker/jobs/find/useSearch'
import styles from './Find.module.css'

interface SearchBarProps {
  readonly search: Search
  /** How many filters are chosen. */
  readonly chosen: number
  readonly onFilter: () => void
}

/** Words and place; on a phone the place is among the filters. */
export function SearchBar({ search, chosen, onFilter }: SearchBarProps) {
  return (
    <search className={styles.bar}>
      <SearchWords search={search} />
      <PlaceFields search={search} inline />
      <Button className={styles.where ?? ''} type="submit" form="search-words">
        Search
      </Button>
      <span className={styles.filterButton}>
        <Button variant="default" px={12} aria-label={chosen > 0 ? `Filters, ${chosen} chosen` : 'Filters'} onClick={onFilter}>
          <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />
        </Button>
        {chosen > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {chosen}
          </span>
        )}
      </span>
    </search>
  )
}
