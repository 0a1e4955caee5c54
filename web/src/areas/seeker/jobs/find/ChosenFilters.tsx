import { type SeveralFilter, several, withSingle, withToggled } from '#web/areas/seeker/jobs/find/search/search-address'
import { useChosenFilters } from '#web/areas/seeker/jobs/find/search/useChosenFilters'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import { RemovableChip } from '#web/ui/display/Chip'
import styles from './Find.module.css'

const isSeveral = (key: string): key is SeveralFilter => several.some((one) => one === key)

/** What narrows the search now; a filter never hides jobs in silence. */
export function ChosenFilters({ search: { address, change } }: { readonly search: Search }) {
  return (
    <div className={styles.chips}>
      {useChosenFilters(address).map(({ key, value, text }) => (
        <RemovableChip
          key={`${key} ${value}`}
          onRemove={() => change((now) => (isSeveral(key) ? withToggled(now, key, value) : withSingle(now, { [key]: null })))}
        >
          {text}
        </RemovableChip>
      ))}
    </div>
  )
}
