import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { allWords } from '#web/areas/seeker/jobs/find/search/filter-words'
import { type FindTab, savedQueryOf } from '#web/areas/seeker/jobs/find/search/search-address'
import { words } from '#web/areas/seeker/jobs/find/words'
import { seekerQuery } from '#web/shared/calls/seeker'
import { paths } from '#web/shared/paths'
import { lazyDialog } from '#web/shared/screens/lazy-dialog'
import { EmptyState } from '#web/ui/page/EmptyState'

const SaveSearchSheet = lazyDialog(async () => (await import('#web/areas/seeker/jobs/find/SaveSearchSheet')).SaveSearchSheet)

interface NoJobsProps {
  /** Of which jobs the first is told. */
  readonly tab: FindTab
  /** Below what somebody has already. */
  readonly small?: boolean
  /** They applied before: what they applied for is no news, and may still be found. */
  readonly hasApplied?: boolean
}

/** There is no job at all, or no other: the way out is to hear of the first, or where that is seen to once it is. */
export function NoJobs({ tab, small = false, hasApplied = false }: NoJobsProps) {
  const [open, setOpen] = useState(false)
  const { data: saved } = useQuery(seekerQuery('savedSearches'))
  const query = savedQueryOf(new URLSearchParams(), tab)
  const all = useQuery({ ...seekerQuery('searchJobs', { query: { view: 'card', limit: '1' } }), enabled: hasApplied })
  const isAnyFound = all.data !== undefined && all.data.data.length > 0
  const pace = saved?.find((search) => search.query === query && search.alert !== 'none')?.alert
  return (
    <>
      <EmptyState
        small={small}
        title={small ? words.noOtherJobsRightNow : hasApplied ? words.nothingNewRightNow : words.noJobsRightNow}
        text={pace === undefined || pace === 'none' ? words.wellTellYou : words.wellEmailYou[pace]}
        action={
          <>
            {pace ? (
              <Link to={paths.savedSearches}>{words.changeAlert}</Link>
            ) : (
              <Button variant={small ? 'light' : 'filled'} onClick={() => setOpen(true)}>
                {words.emailMeWhenTheresOne}
              </Button>
            )}
            {hasApplied && isAnyFound && <Link to={`${paths.find}?tab=all`}>{words.seeAllJobs}</Link>}
          </>
        }
      />
      {open && <SaveSearchSheet name={allWords[tab]} query={query} isAlert onClose={() => setOpen(false)} />}
    </>
  )
}
