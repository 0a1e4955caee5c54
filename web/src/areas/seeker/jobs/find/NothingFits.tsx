import type { Availability } from '@evenshift/contract/model/profile/availability'
import type { TierCounts } from '@evenshift/contract/model/job/search'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { words } from '#web/areas/seeker/jobs/find/words'
import { NoJobs } from '#web/areas/seeker/jobs/find/NoJobs'
import { FOUND_SIZE } from '#web/areas/seeker/jobs/find/search/search-address'
import { seekerQuery } from '#web/shared/calls/seeker'
import { paths, to } from '#web/shared/paths'
import { isUnmarked } from '#web/shared/week/availability-week'
import { EmptyState } from '#web/ui/page/EmptyState'

interface NothingFitsProps {
  readonly availability: Pick<Availability, 'times'>
  readonly tiers: Pick<TierCounts, 'near' | 'everywhere'>
  /** How many jobs that fit were applied for: what fits the week leaves them out. */
  readonly applied?: number
  /** How many shifts they asked for there, where all of them went to others. */
  readonly filled?: number
  /** Below what somebody has already. */
  readonly small?: boolean
}

/** Whether all the jobs near lack shifts for anybody: neither a longer way nor more free hours is then what's missing. */
function useIsAllFilled(near: number, isAsked: boolean): boolean {
  const query = { reach: 'near', excludeApplied: 'true', view: 'card', limit: String(FOUND_SIZE) } as const
  const { data } = useQuery({ ...seekerQuery('searchJobs', { query }), enabled: isAsked && near > 0 && near <= FOUND_SIZE })
  return data !== undefined && data.data.length > 0 && data.data.every((job) => 'hasTooFewShifts' in job && job.hasTooFewShifts)
}

/** Why no job fits, and the way out: there are no jobs, the week is not marked, or neither it nor the way reaches one. */
export function NothingFits({ availability, tiers: { near, everywhere }, applied = 0, filled = 0, small = false }: NothingFitsProps) {
  const isAllFilled = useIsAllFilled(near, !isUnmarked(availability))
  if (everywhere === 0) return <NoJobs small={small} />
  const week = to(paths.profileTab, { tab: 'profile' })
  if (isUnmarked(availability))
    return (
      <EmptyState
        small={small}
        title={words.markWhenYoureFree}
        text={words.thenCanShowJobs}
        action={
          <Button component={Link} to={week} variant={small ? 'light' : 'filled'}>
            {words.markYourWeek}
          </Button>
        }
      />
    )
  const action = near > 0 ? <Link to={`${paths.find}?tab=near`}>{words.seeJobsNearYou}</Link> : <Link to={week}>{words.editYourWeek}</Link>
  const own = applied > 0 && <Link to={paths.liveApplications}>{words.seeYourApplications}</Link>
  const sent = filled > 0 ? words.appliedForFilled(applied, filled) : words.appliedForFitting(applied)
  return (
    <EmptyState
      small={small}
      title={small || own ? words.noOtherJobsFitWeek : words.noJobsFitWeek}
      text={own ? sent : isAllFilled ? words.tooFewShiftsNear : words.longerJourneyMoreFree}
      action={
        <>
          {own}
          {action}
        </>
      }
    />
  )
}
