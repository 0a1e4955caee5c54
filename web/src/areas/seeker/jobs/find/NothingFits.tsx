import type { Availability } from '@evenshift/contract/model/profile/availability'
import type { TierCounts } from '@evenshift/contract/model/job/search'
import { Link } from 'react-router'
import { words } from '#web/areas/seeker/jobs/find/words'
import { NoJobs } from '#web/areas/seeker/jobs/find/NoJobs'
import { paths, to } from '#web/shared/paths'
import { isUnmarked } from '#web/shared/week/availability-week'
import { EmptyState } from '#web/ui/page/EmptyState'

interface NothingFitsProps {
  readonly availability: Pick<Availability, 'times'>
  readonly tiers: Pick<TierCounts, 'near' | 'everywhere'>
  /** Below what somebody has already. */
  readonly small?: boolean
}

/** Why no job fits, and the way out: there are no jobs, the week is not marked, or neither it nor the way reaches one. */
export function NothingFits({ availability, tiers: { near, everywhere }, small = false }: NothingFitsProps) {
  if (everywhere === 0) return <NoJobs small={small} />
  const week = to(paths.profileTab, { tab: 'profile' })
  if (isUnmarked(availability))
    return (
      <EmptyState
        small={small}
        title={words.markWhenYoureFree}
        text={words.thenCanShowJobs}
        action={<Link to={week}>{words.markYourWeek}</Link>}
      />
    )
  const action = near > 0 ? <Link to={`${paths.find}?tab=near`}>{words.seeJobsNearYou}</Link> : <Link to={week}>{words.editYourWeek}</Link>
  return <EmptyState small={small} title={words.noJobsFitWeek} text={words.longerJourneyMoreFree} action={action} />
}
