import { facetWords } from '#web/areas/seeker/jobs/find/search/filter-words'
import { withToggled } from '#web/areas/seeker/jobs/find/search/search-address'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import { weekDays } from '#web/ui/week/days'
import { words } from '#web/areas/seeker/jobs/find/filters/words'
import styles from './Filters.module.css'

/** The week as a filter: jobs with shifts on any of these days. */
export function DayFilter({ search: { address, change, list } }: { readonly search: Search }) {
  const chosen = address.getAll('days')
  const jobsOn = (day: string): string | undefined => {
    const facets = list.firstPage?.facets
    const found = facets?.days.find((option) => option._id === day)
    return found && facetWords(found.count, facets?.atLeast.includes('days') === true)
  }
  return (
    <fieldset className={styles.group}>
      <legend>{words.days}</legend>
      <div className={styles.days}>
        {weekDays.map(({ id, letter, label }) => {
          const day = String(id)
          const jobs = jobsOn(day)
          return (
            <button
              key={day}
              type="button"
              aria-label={jobs === undefined ? label : `${label}, ${jobs}`}
              aria-pressed={chosen.includes(day)}
              onClick={() => change((now) => withToggled(now, 'days', day))}
            >
              {letter}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
