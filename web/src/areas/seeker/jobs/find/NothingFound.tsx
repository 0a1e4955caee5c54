import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { countFilters, withoutFilters } from '#web/areas/seeker/jobs/find/search/search-address'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import { paths, to } from '#web/shared/paths'
import { EmptyState } from '#web/ui/page/EmptyState'

/** Why a search found nothing, and the way out. */
export function NothingFound({ search: { address, change, tab } }: { readonly search: Search }) {
  if (countFilters(address) > 0)
    return (
      <EmptyState
        title="No jobs match"
        text="Take one away, or begin again."
        action={<Button onClick={() => change(withoutFilters)}>Clear the filters</Button>}
      />
    )
  if (tab === 'fits-my-week')
    return (
      <EmptyState
        title="Nothing fits your week yet"
        text="A job appears here when at least one of its shifts fits your free time. More free hours find more jobs."
        action={
          <Button component={Link} to={to(paths.profileTab, { tab: 'profile' })}>
            Change my week
          </Button>
        }
      />
    )
  if (tab === 'near') return <EmptyState title="No jobs near you" text="Allow a longer journey to find more." />
  return <EmptyState title="No jobs are open right now" text="New ones come every day. Look again tomorrow." />
}
