import { PAGE_SIZE_MOST } from '@evenshift/contract/constants'
import type { Application } from '@evenshift/contract/model/application/application'
import type { TierCounts } from '@evenshift/contract/model/job/search'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { tierFigure } from '#web/shared/words/tier-figure'
import { type FindTab, countFilters, withTab, withoutFilters } from '#web/areas/seeker/jobs/find/search/search-address'
import { useWay } from '#web/areas/seeker/jobs/find/bar/useWay'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import { NothingFits, type NothingFitsProps } from '#web/areas/seeker/jobs/find/NothingFits'
import { NoJobs } from '#web/areas/seeker/jobs/find/NoJobs'
import { seekerQuery } from '#web/shared/calls/seeker'
import { EmptyState } from '#web/ui/page/EmptyState'
import { words } from '#web/areas/seeker/jobs/find/words'

/** Where the same search finds something. */
function widerOf(tab: FindTab, { near, everywhere }: TierCounts) {
  if (tab === 'fits-my-week' && near > 0) return { tab: 'near', jobs: near, words: words.nearYou } as const
  return tab !== 'all' && everywhere > 0 ? ({ tab: 'all', jobs: everywhere, words: words.furtherAway } as const) : null
}

interface NothingFoundProps extends Pick<NothingFitsProps, 'longer' | 'onMinutes'> {
  readonly search: Search
}

/** Why a search found nothing, and the way out. */
export function NothingFound({ search: { address, change, tab, tiers }, ...longer }: NothingFoundProps) {
  const way = useWay(address)
  const isWeekAlone = tab === 'fits-my-week' && countFilters(address) === 0
  const { data: availability } = useQuery({ ...seekerQuery('availability'), enabled: isWeekAlone })
  const live = useQuery({ ...seekerQuery('liveApplications', { query: { limit: String(PAGE_SIZE_MOST) } }), enabled: isWeekAlone })
  // A job stays one that fits though what somebody asked for went to others.
  const isFitting = ({ job, shifts, takenShifts }: Application) => job.tier === 3 || shifts.some((id) => takenShifts.includes(id))
  const fitting = live.data?.data.filter(isFitting) ?? []
  const isFilled = fitting.every(({ shifts, takenShifts }) => shifts.length > 0 && shifts.every((id) => takenShifts.includes(id)))
  const filled = isFilled ? fitting.flatMap(({ shifts }) => shifts).length : 0
  if (countFilters(address) > 0) {
    const wider = tiers && widerOf(tab, tiers)
    const isWordsAlone = countFilters(address) === 1 && address.has('q')
    const clear = (
      <Button variant={wider ? 'subtle' : 'filled'} onClick={() => change(withoutFilters)}>
        {isWordsAlone ? words.clearSearch : words.clearFilters}
      </Button>
    )
    const advice = isWordsAlone ? words.tryFewerSimplerWords : words.removeFilterSearchWider
    if (!wider) return <EmptyState title={words.noJobsMatch} text={advice} action={clear} />
    return (
      <EmptyState
        title={tab === 'near' ? words.noJobsMatchNear : words.noJobsMatchWeek}
        text={words.there(wider.jobs, tierFigure(wider.jobs), wider.words)}
        action={
          <>
            <Button component={Link} to={`?${withTab(address, wider.tab).toString()}`}>
              {words.see(wider.jobs)}
            </Button>
            {clear}
          </>
        }
      />
    )
  }
  if (tab === 'fits-my-week')
    return (
      tiers &&
      availability &&
      !live.isPending && (
        <NothingFits
          {...{ availability, tiers, filled, ...longer }}
          applied={fitting.length}
          within={way.isKnown ? Number(way.travelMinutes) : undefined}
        />
      )
    )
  if (tab === 'near' && tiers?.everywhere !== 0) return <EmptyState title={words.noJobsNearYou} text={words.allowLongerJourneyFind} />
  return <NoJobs tab={tab} />
}
