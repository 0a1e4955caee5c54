import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { KeyBar } from '#web/areas/staff/keys/KeyBar'
import type { KeyWords } from '#web/areas/staff/keys/KeyLine'
import { SearchBar } from '#web/areas/staff/list/SearchBar'
import { EmptyState } from '#web/ui/page/EmptyState'
import styles from './SearchScreen.module.css'

interface SearchScreenProps {
  readonly title: string
  /** "Search people and companies". */
  readonly search: string
  readonly keys: readonly KeyWords[]
  /** Whether anything is found, which J and K go through. */
  readonly isList: boolean
  /** What is found. */
  readonly list: ReactNode
  /** What of it is open; on a phone it has the screen. */
  readonly open: ReactNode
  /** "Choose a job": in its place while nothing is open, on a desk. */
  readonly hint: string
  /** Where the list is, on a phone. */
  readonly back: string
}

/** A search, what it finds at the left, and what is open beside it. */
export function SearchScreen({ title, search, keys, isList, list, open, hint, back }: SearchScreenProps) {
  const { search: asked } = useLocation()
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
        {open === null && hint !== '' && (
          <div className={styles.hint}>
            <EmptyState title={hint} />
          </div>
        )}
        {open !== null && (
          <div className={styles.opened}>
            <Link className={styles.back} to={back + asked}>
              <IconArrowLeft size={18} stroke={1.75} aria-hidden />
              {title}
            </Link>
            {open}
          </div>
        )}
      </div>
      <KeyBar lines={isList ? keys : keys.filter((line) => !line.keys.includes('J'))} />
    </div>
  )
}
