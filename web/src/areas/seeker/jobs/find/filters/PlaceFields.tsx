import { Select } from '@mantine/core'
import { radii } from '#web/areas/seeker/jobs/find/search/filter-words'
import { PlaceSelect } from '#web/areas/seeker/jobs/find/bar/PlaceSelect'
import { radiusOf, withSingle } from '#web/areas/seeker/jobs/find/search/search-address'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import styles from './Filters.module.css'

/** Only jobs in a city or around a postcode, wherever the person lives. */
export function PlaceFields({ search: { address, change } }: { readonly search: Search }) {
  const place = address.get('location')
  return (
    <>
      <PlaceSelect
        label="City or postcode"
        className={styles.half ?? ''}
        placeholder="Anywhere"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear location' }}
        value={place}
        onChange={(location) => change((now) => withSingle(now, { location, radiusKm: radiusOf(address) }))}
      />
      <Select
        label="Within"
        className={styles.half ?? ''}
        data={radii}
        allowDeselect={false}
        disabled={place === null}
        value={radiusOf(address)}
        onChange={(radiusKm) => change((now) => withSingle(now, { radiusKm }))}
      />
    </>
  )
}
