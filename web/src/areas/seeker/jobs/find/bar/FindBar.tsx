import { Button } from '@mantine/core'
import { IconClock, IconMapPin, IconSearch } from '@tabler/icons-react'
import { SearchWords } from '#web/areas/seeker/jobs/find/bar/SearchWords'
import { type FieldLook, FromField, LimitFields } from '#web/areas/seeker/jobs/find/bar/WayFields'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import { words } from '#web/areas/seeker/jobs/find/bar/words'
import styles from './FindBar.module.css'

const FORM = 'search-words'
const look: FieldLook = {
  variant: 'unstyled',
  classNames: { root: styles.field ?? '', label: styles.label ?? '', input: styles.input ?? '', section: styles.section ?? '' },
}

/** What, from where and how far, in one bar of a desk. */
export function FindBar({ search }: { readonly search: Search }) {
  return (
    <search className={styles.bar}>
      <div className={styles.part}>
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <SearchWords search={search} id={FORM} look={look} />
      </div>
      <div className={styles.part}>
        <IconMapPin size={20} stroke={1.75} aria-hidden />
        <FromField search={search} look={look} />
      </div>
      <div className={styles.part}>
        <IconClock size={20} stroke={1.75} aria-hidden />
        <LimitFields search={search} look={look} />
      </div>
      <Button type="submit" form={FORM}>
        {words.search}
      </Button>
    </search>
  )
}
