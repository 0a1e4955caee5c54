import { Button, TextInput } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { PlaceFields } from '#web/areas/seeker/find/PlaceFields'
import { withSingle } from '#web/areas/seeker/find/search-address'
import type { Search } from '#web/areas/seeker/find/useSearch'
import styles from './Find.module.css'

interface SearchBarProps {
  readonly search: Search
  /** How many filters are chosen. */
  readonly chosen: number
  readonly onFilter: () => void
}

/** Words and place; on a phone the place is among the filters. */
export function SearchBar({ search, chosen, onFilter }: SearchBarProps) {
  const { address, change } = search
  const words = address.get('q') ?? ''
  return (
    <search className={styles.bar}>
      <Words key={words} words={words} onSearch={(q) => change((now) => withSingle(now, { q }))} />
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

function Words({ words, onSearch }: { readonly words: string; readonly onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(words)
  return (
    <form
      id="search-words"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <TextInput
        type="search"
        aria-label="Role, skill or employer"
        placeholder="Role, skill or employer"
        enterKeyHint="search"
        maxLength={120}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  )
}
