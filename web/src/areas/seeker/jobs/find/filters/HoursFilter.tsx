import { Select } from '@mantine/core'
import { withSingle } from '#web/areas/seeker/jobs/find/search/search-address'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import { words } from '#web/areas/seeker/jobs/find/filters/words'
import styles from './Filters.module.css'

const hours = ['4', '8', '12', '16', '20', '24', '30'] as const
const choices = [{ value: '', label: words.any }, ...hours.map((value) => ({ value, label: `${value} h` }))]

/** The least and the most hours a week. */
export function HoursFilter({ search: { address, change } }: { readonly search: Search }) {
  return (
    <fieldset className={styles.group}>
      <legend>{words.hoursAWeek}</legend>
      <div className={styles.pair}>
        {(['hoursMin', 'hoursMax'] as const).map((key) => (
          <Select
            key={key}
            label={key === 'hoursMin' ? words.atLeast : words.atMost}
            data={choices}
            allowDeselect={false}
            value={address.get(key) ?? ''}
            onChange={(value) => change((now) => withSingle(now, { [key]: value }))}
          />
        ))}
      </div>
    </fieldset>
  )
}
