import type { TierCounts } from '@evenshift/contract/model/job/search'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { tierFigure } from '#web/areas/seeker/job-card/tier-figure'
import { type FindTab, countFilters, withSingle, withoutFilters } from '#web/areas/seeker/jobs/find/search/search-address'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import { usePage } from '#web/shared/paging/usePage'
import { paths, to } from '#web/shared/paths'
import { EmptyState } from '#web/ui/page/EmptyState'

/** Where the same search finds something. */
function widerOf(tab: FindTab, { near, everywhere }: TierCounts) {
  if (tab === 'fits-my-week' && near > 0) return { tab: 'near', jobs: near, words: 'near you' } as const
  return tab !== 'all' && everywhere > 0 ? ({ tab: 'all', jobs: everywhere, words: 'further away' } as const) : null
}

/** Why a search found nothing, and the way out. */
export function NothingFound({ search: { address, change, tab, tiers } }: { readonly search: Search }) {
  // Jobs may have closed since the page was linked to.
  if (usePage() > 1)
    return (
      <EmptyState
        title="No more jobs"
        text="The list has become shorter and ends before this page."
        action={<Button onClick={() => change((now) => withSingle(now, { page: null }))}>Back to the first page</Button>}
      />
    )
  if (countFilters(address) > 0) {
    const wider = tiers && widerOf(tab, tiers)
    const isWordsAlone = countFilters(address) === 1 && address.has('q')
    const clear = (
      <Button variant={wider ? 'subtle' : 'filled'} onClick={() => change(withoutFilters)}>
        {isWordsAlone ? 'Clear search' : 'Clear filters'}
      </Button>
    )
    const advice = isWordsAlone ? 'Try fewer or simpler words.' : 'Remove a filter or search a wider area.'
    if (!wider) return <EmptyState title="No jobs match" text={advice} action={clear} />
    const next = new URLSearchParams(address)
    next.set('tab', wider.tab)
    return (
      <EmptyState
        title={tab === 'near' ? 'No jobs match near you' : 'No jobs match in your week'}
        text={`There ${wider.jobs === 1 ? 'is' : 'are'} ${tierFigure(wider.jobs)} ${wider.words}.`}
        action={
          <>
            <Button component={Link} to={`?${next.toString()}`}>
              See {wider.jobs === 1 ? 'it' : 'them'}
            </Button>
            {clear}
          </>
        }
      />
    )
  }
  if (tab === 'fits-my-week')
    return (
      <EmptyState
        title="Nothing fits your week yet"
        text="A job appears here when at least one of its shifts fits your free time. More free hours find more jobs."
        action={
          <Button component={Link} to={to(paths.profileTab, { tab: 'profile' })}>
            Edit your week
          </Button>
        }
      />
    )
  if (tab === 'near') return <EmptyState title="No jobs near you" text="Allow a longer journey to find more." />
  return <EmptyState title="No jobs right now" text="New jobs are added every day. Check back tomorrow." />
}
