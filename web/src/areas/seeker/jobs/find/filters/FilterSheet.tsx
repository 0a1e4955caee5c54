import { SEARCH_TOTAL_MOST } from '@evenshift/contract/constants'
import { Button } from '@mantine/core'
import { Filters } from '#web/areas/seeker/jobs/find/filters/Filters'
import { countFilters, withoutFilters } from '#web/areas/seeker/jobs/find/search/search-address'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import { Sheet } from '#web/ui/dialog/Sheet'
import { words } from '#web/areas/seeker/jobs/find/filters/words'

interface FilterSheetProps {
  readonly search: Search
  readonly opened: boolean
  readonly onClose: () => void
  /** How many jobs are found now; unknown while a search runs. */
  readonly total: number | undefined
}

/** All that narrows a search, beside how much it leaves. */
export function FilterSheet({ search, opened, onClose, total }: FilterSheetProps) {
  const chosen = countFilters(search.address)
  const found = total === undefined ? 'jobs' : total > SEARCH_TOTAL_MOST ? words.moreThanJobs(SEARCH_TOTAL_MOST) : words.job(total)
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={words.filters}
      unsaved={false}
      foot={() => (
        <>
          {chosen > 0 && (
            <Button variant="subtle" size="lg" onClick={() => search.change(withoutFilters)}>
              {words.clear(chosen)}
            </Button>
          )}
          <Button size="lg" onClick={onClose}>
            {words.show(found)}
          </Button>
        </>
      )}
    >
      <Filters search={search} />
    </Sheet>
  )
}
