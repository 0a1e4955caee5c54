import type { ReactNode } from 'react'
import { type KeyWords, KeyBar } from '#web/areas/staff/keys/KeyBar'
import { SearchBar } from '#web/areas/staff/list/SearchBar'
import styles from './SearchScreen.module.css'

interface SearchScreenProps {
  readonly title: string
  /** "Search people and companies". */
  readonly search: string
  readonly keys: readonly KeyWords[]
  /** What is found. */
  readonly list: ReactNode
  /** What of it is open; on a phone it has the screen. */
  readonly open: ReactNode
}

/** A search, what it finds at the left, and what is open beside it. */
export function SearchScreen({ title, search, keys, list, open }: SearchScreenProps) {
  return (
    <div className={styles.screen} data-open={open !== null || undefined}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.search}>
          <SearchBar label={search} />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.list}>{list}</div>
        {open !== null && <div className={styles.opened}>{open}</div>}
      </div>
      <KeyBar lines={keys} />
    </div>
  )
}
