import { jobFlagNames, jobFlags } from '@evenshift/contract/states/job/job-terms'
import { flagWords } from '@evenshift/contract/states/job/term-words'
import { Checkbox } from '@mantine/core'
import { DayFilter } from '#web/areas/seeker/jobs/find/filters/DayFilter'
import { facetCount, facetWords } from '#web/areas/seeker/jobs/find/search/filter-words'
import { type SeveralFilter, type SingleFilter, withSingle, withToggled } from '#web/areas/seeker/jobs/find/search/search-address'
import { HoursFilter } from '#web/areas/seeker/jobs/find/filters/HoursFilter'
import { PayFilter } from '#web/areas/seeker/jobs/find/filters/PayFilter'
import { PlaceFields } from '#web/areas/seeker/jobs/find/filters/PlaceFields'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import { words } from '#web/areas/seeker/jobs/find/filters/words'
import styles from './Filters.module.css'

const MOST_SHOWN = 8
const flags = [
  ...jobFlagNames.map((key) => ({ key, value: String(jobFlags[key]), label: flagWords[key][jobFlags[key] ? 'yes' : 'no'] })),
  { key: 'postedWithin', value: '7', label: words.postedLast7Days },
  { key: 'excludeApplied', value: 'true', label: words.notAppliedYet },
] as const satisfies readonly { key: SingleFilter; value: string; label: string }[]
const lists = [
  { key: 'sector', label: words.kindOfWork },
  { key: 'jobRole', label: words.role },
  { key: 'contractLength', label: words.jobLength },
] as const satisfies readonly { key: SeveralFilter; label: string }[]

/** Everything that narrows a search but words and the way; each choice says how many jobs it would leave. */
export function Filters({ search }: { readonly search: Search }) {
  const { address, change } = search
  const found = search.list.firstPage
  return (
    <div className={styles.filters}>
      <DayFilter search={search} />
      <PayFilter search={search} />
      <PlaceFields search={search} />
      <HoursFilter search={search} />
      {lists.map(({ key, label }) => {
        if (found === undefined) return null
        const chosen = address.getAll(key)
        const isLeast = found.facets.atLeast.includes(key)
        const options = found.facets[key].filter((option, index) => index < MOST_SHOWN || chosen.includes(option._id))
        // Among all kinds of work there are too many roles to choose from.
        if (options.length === 0 || (key === 'jobRole' && !address.has('sector') && chosen.length === 0)) return null
        return (
          <fieldset key={key} className={styles.group}>
            <legend>{label}</legend>
            {options.map((option) => (
              <div key={option._id} className={styles.choice}>
                <Checkbox
                  label={option.name}
                  checked={chosen.includes(option._id)}
                  onChange={() => change((now) => withToggled(now, key, option._id))}
                />
                <span aria-label={facetWords(option.count, isLeast)} role="img">
                  {facetCount(option.count, isLeast)}
                </span>
              </div>
            ))}
          </fieldset>
        )
      })}
      <fieldset className={styles.group}>
        <legend>{words.moreFilters}</legend>
        {flags.map(({ key, value, label }) => (
          <div key={key} className={styles.choice}>
            <Checkbox
              label={label}
              checked={address.get(key) === value}
              onChange={(event) => change((now) => withSingle(now, { [key]: event.currentTarget.checked ? value : null }))}
            />
          </div>
        ))}
      </fieldset>
    </div>
  )
}
