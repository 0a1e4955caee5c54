import { Select } from '@mantine/core'
import { radii } from '#web/areas/seeker/jobs/find/search/filter-words'
import { useWay } from '#web/areas/seeker/jobs/find/bar/useWay'
import { PlaceSelect } from '#web/areas/seeker/jobs/find/bar/PlaceSelect'
import { radiusOf, withSingle } from '#web/areas/seeker/jobs/find/search/search-address'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import { words } from '#web/areas/seeker/jobs/find/filters/words'
import styles from './Filters.module.css'

/** Where the jobs of this search are now, and a city or postcode to keep to, with how far around it once it is chosen. */
export function PlaceFields({ search: { address, change, tab } }: { readonly search: Search }) {
  const place = address.get('location')
  const { from, limit } = useWay(address)
  return (
    <fieldset className={styles.group}>
      <legend>{words.where}</legend>
      <p className={styles.now}>{tab === 'all' || !from ? words.anywhere : words.near(from, limit)}</p>
      <div className={styles.pair}>
        <PlaceSelect
          label={words.somewhereElse}
          className={place === null ? (styles.whole ?? '') : (styles.half ?? '')}
          placeholder={words.cityOrPostcode}
          clearable
          clearButtonProps={{ 'aria-label': words.clearLocation }}
          value={place}
          onChange={(location) => change((now) => withSingle(now, { location, radiusKm: radiusOf(address) }))}
        />
        {place !== null && (
          <Select
            label={words.within}
            className={styles.half ?? ''}
            data={radii}
            allowDeselect={false}
            value={radiusOf(address)}
            onChange={(radiusKm) => change((now) => withSingle(now, { radiusKm }))}
          />
        )}
      </div>
    </fieldset>
  )
}
