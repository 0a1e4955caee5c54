import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { SearchWords } from '#web/areas/seeker/jobs/find/bar/SearchWords'
import { FromField, LimitFields } from '#web/areas/seeker/jobs/find/bar/WayFields'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import { useWay } from '#web/areas/seeker/jobs/find/bar/useWay'
import { Sheet } from '#web/ui/dialog/Sheet'
import { SpokenText } from '#web/ui/page/SpokenText'
import { words } from '#web/areas/seeker/jobs/find/bar/words'
import styles from './FindBar.module.css'

const FORM = 'search-words-of-a-phone'

interface FindSheetProps {
  readonly search: Search
  /** How many filters are chosen. */
  readonly chosen: number
  readonly onFilter: () => void
}

/** The bar of a phone: the search in two lines, which open it as a sheet, and the filters beside it. */
export function FindSheet({ search, chosen, onFilter }: FindSheetProps) {
  const [opened, setOpened] = useState(false)
  const { from, limit, isKnown } = useWay(search.address)
  return (
    <div className={styles.phone}>
      <button type="button" className={styles.summary} onClick={() => setOpened(true)}>
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <span>
          <SpokenText>{`${words.searchLabel} `}</SpokenText>
          <b>{search.address.get('q') || words.anyJob}</b>
          <small>{isKnown ? words.upTo(from, limit) : '\u00A0'}</small>
        </span>
      </button>
      <span className={styles.filterButton}>
        <Button variant="default" h={52} px={14} aria-label={chosen > 0 ? words.filtersChosen(chosen) : words.filters} onClick={onFilter}>
          <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />
        </Button>
        {chosen > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {chosen}
          </span>
        )}
      </span>
      <Sheet
        opened={opened}
        onClose={() => setOpened(false)}
        title={words.search}
        unsaved={false}
        foot={() => (
          <Button size="lg" type="submit" form={FORM}>
            {words.search}
          </Button>
        )}
      >
        <SearchWords search={search} id={FORM} look={{}} onSearch={() => setOpened(false)} />
        <FromField search={search} look={{}} />
        <LimitFields search={search} look={{}} />
      </Sheet>
    </div>
  )
}
