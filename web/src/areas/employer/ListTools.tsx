import type { ReactNode } from 'react'
import { SearchField } from '#web/areas/employer/SearchField'
import { useListAddress } from '#web/areas/employer/useListAddress'
import { SelectField } from '#web/ui/form/SelectField'
import { words } from '#web/areas/employer/words'
import styles from './ListTools.module.css'

interface ListToolsProps {
  readonly searchLabel: string
  readonly sorts: readonly { readonly value: string; readonly label: string }[]
  readonly sort: string
  readonly children?: ReactNode
}

/** Search and order of a list; both stand in the address. */
export function ListTools({ searchLabel, sorts, sort, children }: ListToolsProps) {
  const { set } = useListAddress()
  return (
    <div className={styles.tools} role="search">
      <SearchField label={searchLabel} />
      <SelectField
        label={words.sortBy}
        classNames={{ label: styles.spoken ?? '' }}
        options={sorts}
        value={sort}
        onChange={(value) => set('sort', value ?? '')}
      />
      {children}
    </div>
  )
}
